import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readConfig } from '../gateway/app/config.ts';
import { StartError } from '../gateway/platform/postgres/StartError.ts';
import { onStopSignal } from './onStopSignal.ts';
import { probePort } from './probePort.ts';
import { runCommand } from './runCommand.ts';
import { runMain } from './runMain.ts';

// The build, the template step and the gateway read this variable.
process.env.DIST_DIR = '.cache/dev';

const { default: webpack } = await import('webpack');
const { default: WebpackDevServer } = await import('webpack-dev-server');
const { default: configurations } = await import('../webpack.config.ts');

const { env } = process;
const host = env['HOST'] ?? 'localhost';

const say = (line: string) => process.stdout.write(`${line}\n`);

const writeTemplates = async (): Promise<void> => {
  const { status, output } = await runCommand(['node', 'scripts/template.ts']);
  if (status !== 0) say(output);
};

const buildApart = async (name: 'games' | 'desk'): Promise<void> => {
  const { status, output } = await runCommand(['webpack', '--config', `webpack.${name}.config.ts`]);
  if (status !== 0) say(output);
};

const startGateway = (port: number, publicPort: number): ChildProcess =>
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/devGateway.ts'], {
    env: { ...env, PORT: String(port), PUBLIC_PORT: String(publicPort) },
    stdio: 'inherit',
  });

/** webpack's server has these files in memory. All other requests go to the gateway: documents, calls, brands. */
const isBuilt = (path: string): boolean =>
  path.startsWith('/assets/') || path.includes('.hot-update.') || path === '/ws';

await runMain(async () => {
  const { port } = readConfig(env);
  const gatewayPort = port + 1;
  for (const wanted of [port, gatewayPort]) await probePort(wanted, host);
  const [client, render] = configurations(undefined, { mode: 'development' });
  // The templates name the client's files, and the server build renders them, so the builds run in sequence.
  const compiler = webpack([
    { ...client, infrastructureLogging: { level: 'warn' } },
    { ...render, dependencies: ['client'] },
  ]);
  if (!compiler) throw new StartError('webpack did not start.');
  compiler.compilers
    .find(({ name }) => name === 'render')
    // Written before the server tells pages to reload, so that a page never loads the previous build's document.
    ?.hooks.afterEmit.tapPromise('templates', writeTemplates);

  const server = new WebpackDevServer(
    {
      port,
      host,
      allowedHosts: ['.localhost'],
      static: false,
      // Our own signal handlers also end the gateway.
      setupExitSignals: false,
      devMiddleware: { writeToDisk: true, index: false, stats: 'errors-warnings' },
      // The content policy blocks the overlay's markup. The socket uses the page's own host, whichever brand that is.
      client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
      proxy: [
        { context: (path: string) => !isBuilt(path), target: `http://127.0.0.1:${gatewayPort}`, ws: true },
      ],
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  await buildApart('games');
  await buildApart('desk');
  const gateway = startGateway(gatewayPort, port);
  say(`The site is at http://aurora.localhost:${port}, the gateway behind it on port ${gatewayPort}.`);

  onStopSignal(process, {
    now: () => performance.now(),
    onFirst: () =>
      runMain(async () => {
        await server.stop();
        gateway.kill('SIGTERM');
        await once(gateway, 'exit');
        process.exit(0);
      }),
    onSecond: () => process.exit(130),
  });
});
