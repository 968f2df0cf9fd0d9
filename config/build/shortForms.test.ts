import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import configurations from '../../webpack.config.ts';
import { shortForms } from './shortForms.ts';

/** The same module as the production build contains it, with the replacements for MUI's own files. */
const inProduction = async (): Promise<typeof shortForms> => {
  const path = mkdtempSync(join(tmpdir(), 'short-forms-'));
  const [{ plugins, resolve, module } = {}] = configurations({}, { mode: 'production' });
  const compiler = webpack({
    mode: 'production',
    target: 'node24',
    entry: join(import.meta.dirname, 'shortForms.ts'),
    output: { path, filename: 'built.cjs', library: { type: 'commonjs2' } },
    resolve,
    module,
    plugins: plugins?.filter((plugin) => plugin instanceof webpack.NormalModuleReplacementPlugin),
    optimization: { minimize: false },
  });
  const { promise, resolve: done, reject } = Promise.withResolvers<string>();
  compiler.run((error, stats) => {
    if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
    else done(join(path, 'built.cjs'));
  });
  const built = createRequire(import.meta.url)(await promise) as { shortForms: typeof shortForms };
  rmSync(path, { recursive: true });
  return built.shortForms;
};

test('LIB-02 a short form of `sx` draws the same in production as in the tests', async () => {
  const drawn = shortForms();
  expect(drawn).toMatch(/padding:[^;]*2[^;]*;/);
  expect(drawn).toContain('var(--mq-palette-primary-main)');
  expect((await inProduction())()).toBe(drawn);
});
