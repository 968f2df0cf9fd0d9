import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { gatewaySecrets } from './schema.ts';

export type SecretName = 'human signature' | 'human key' | 'codes' | 'vendor wallet' | 'cashier';

/** The shared key of a name; the first gateway to ask makes it. */
export const secretStore = (queries: Queries, runtime: Pick<Runtime, 'randomBytes'>) => {
  const known = new Map<SecretName, string>();
  const stored = async (name: SecretName): Promise<string | undefined> => {
    const [row] = await queries.select().from(gatewaySecrets).where(eq(gatewaySecrets.name, name));
    return row?.secret;
  };
  return {
    get: async (name: SecretName): Promise<string> => {
      const held = known.get(name) ?? (await stored(name));
      if (held === undefined) {
        const secret = runtime.randomBytes(32).toString('base64url');
        await queries.insert(gatewaySecrets).values({ name, secret }).onConflictDoNothing();
      }
      const secret = held ?? (await stored(name));
      if (secret === undefined) throw new Error(`The secret "${name}" just written is gone`);
      known.set(name, secret);
      return secret;
    },
  };
};
