import { buildApp } from './app.ts';
import { readConfig, type Config, type Environment } from './config.ts';
import { connectDatabase, type Connected } from './database/connectDatabase.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { openApiPlugin } from './openapi/openApiPlugin.ts';
import { systemRuntime } from './runtime.ts';
import { folderTenants } from './tenant/folderTenants.ts';

export interface StartOptions {
  readonly env: Environment;
  /** One line of progress for the person who started it. */
  readonly log: (line: string) => void;
}

export interface RunningGateway {
  readonly addresses: readonly { readonly brand: string; readonly url: string }[];
  readonly demoAccounts: readonly {
    readonly role: string;
    readonly username: string;
    readonly password: string;
  }[];
  /** Lets running calls finish, then ends the embedded database too. */
  readonly close: () => Promise<void>;
}

const serve = async (config: Config, connected: Connected, progress: StartOptions['log']) => {
  const runtime = systemRuntime;
  const { brandsDir, defaultBrand, trustedHops, perMinute, openApi, logLevel } = config;
  const tenants = folderTenants({ brandsDir, defaultBrand, runtime });
  const parts = { database: connected.database, runtime, tenants, log: createLog({ level: logLevel }) };
  const plugins = [...(openApi ? [openApiPlugin] : [])];
  const app = await buildApp({ ...parts, trustedHops, perMinute, plugins });
  const port = await listen(app, config);
  const stopHousekeeping = startHousekeeping(parts);
  progress(`Listening on port ${port}.`);
  return {
    addresses: tenants
      .all()
      .flatMap(({ name, hosts: [host] }) => (host ? [{ brand: name, url: `http://${host}:${port}` }] : [])),
    demoAccounts: [],
    close: async () => {
      stopHousekeeping();
      await app.close();
      await connected.close();
    },
  };
};

/** Starts database and gateway. Throws StartError with one line that says what to do. */
export const startGateway = async ({ env, log }: StartOptions): Promise<RunningGateway> => {
  const config = readConfig(env);
  const connected = await connectDatabase({
    ...config,
    log,
    onLost: (error) => log(`The database was lost: ${String(error)}`),
  });
  try {
    return await serve(config, connected, log);
  } catch (error) {
    await connected.close();
    throw error;
  }
};
