import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import { minimizer, sharedResolve, sharedRules } from './webpack.rules.ts';

type Mode = 'production' | 'development';

const root = import.meta.dirname;
// The development server builds into a folder of its own, so that it never mixes with the production build.
const dist = (folder: string) => join(root, process.env.DIST_DIR ?? 'dist', folder);

const inMain = (chunk: Chunk) => chunk.name === 'main';

const files = (emit: boolean): RuleSetRule => ({
  test: /\.(woff2|avif|webp|png)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]', emit },
});

// Of the router, forms and links that nobody draws would otherwise travel with every first load.
const pureRouter: RuleSetRule = {
  test: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
  loader: join(root, 'config/build/pureParts.ts'),
};

// The router's package names its development files for every bundler; the others lie beside them.
const resolve = (mode: Mode): Configuration['resolve'] => ({
  ...sharedResolve,
  alias: {
    ...sharedResolve.alias,
    ...(mode === 'production' && {
      // Serves emotion's withTheme and Formik's connect alone, which nothing here uses.
      'hoist-non-react-statics$': false as const,
      // Calls go by XMLHttpRequest.
      [join(root, 'node_modules/axios/lib/adapters/fetch.js')]: false as const,
      'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
    }),
  },
});

/** Tells the template step which files the document asks for. */
const entryList = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('entryList', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'entryList', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const built = (group: { getFiles(): readonly string[] } | undefined) =>
            group?.getFiles().filter((name) => !name.includes('.hot-update.')) ?? [];
          const list = {
            build: compilation.hash,
            files: built(compilation.entrypoints.get('start')),
            main: built(compilation.namedChunkGroups.get('main')),
            // Files of what comes later, by the names that their addresses leave out.
            lazy: Object.fromEntries(
              [...compilation.namedChunkGroups].map(([name, group]) => [name, built(group)]),
            ),
          };
          compilation.emitAsset(
            '../templates/entry.json',
            new webpack.sources.RawSource(JSON.stringify(list)),
          );
        },
      ),
    ),
};

// No part of the look ripples, so the ripple need not travel.
const withoutRipple = new webpack.NormalModuleReplacementPlugin(
  /[\\/]TouchRipple\.mjs$/,
  'data:text/javascript,export default null',
);

// Writes a theme out for compilers of styles; a browser has none.
const withoutThemeSource = new webpack.NormalModuleReplacementPlugin(
  /[\\/]stringifyTheme\.mjs$/,
  'data:text/javascript,export const stringifyTheme = undefined',
);

// What MUI throws keeps its number, by which its site explains it; the address of the explanation need not travel.
const shortMuiErrors = new webpack.NormalModuleReplacementPlugin(
  /^@mui\/utils\/formatMuiErrorMessage$/,
  'data:text/javascript,export default (code) => "MUI error " + code',
);

// Elements of one look share one text of styles, in the browser and in the shell: their names follow from it.
const sharedStyles = new webpack.NormalModuleReplacementPlugin(/^@emotion\/serialize$/, (request) => {
  const own = join(root, 'theme/mui/serializeStyles.ts');
  if (request.contextInfo.issuer !== own) request.request = own;
});

// The calendar asks MUI's `createStyled` for one line of it. Shared by two chunks it would no longer be one piece with
// the rest of the first scripts, which costs every visit.
const ownForwardProp = new webpack.NormalModuleReplacementPlugin(
  /^@mui\/system\/createStyled$/,
  (request) => {
    if (request.contextInfo.issuer.includes('x-date-pickers'))
      request.request = join(root, 'theme/mui/shouldForwardProp.ts');
  },
);

const compressed = new CompressionPlugin<BrotliOptions>({
  algorithm: 'brotliCompress',
  compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  filename: '[path][base].br',
  test: /^assets\/.*\.(js|css|svg)$/,
});

const client = (mode: Mode): Configuration => ({
  name: 'client',
  mode,
  target: ['web', 'es2022'],
  entry: { start: './src/app/start.ts' },
  // A source map is for those who hold the build, not for visitors; eval would need a hole in the content policy.
  devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
  output: {
    path: dist('client'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:8].js',
    // Names of chunks would travel in the runtime with every first load, as each byte of their hashes does.
    chunkFilename:
      mode === 'production' ? 'assets/[id].[contenthash:6].js' : 'assets/[name].[contenthash:8].js',
    sourceMapFilename: '../maps/[file].map',
    hashFunction: 'xxhash64',
    chunkLoadTimeout: 120_000,
    crossOriginLoading: false,
    trustedTypes: { policyName: 'app-loader' },
    clean: mode === 'production',
  },
  module: {
    rules: [
      ...sharedRules,
      pureRouter,
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      files(true),
    ],
  },
  resolve: resolve(mode),
  optimization: {
    minimizer,
    splitChunks: {
      chunks: 'async',
      // Each file costs a request with its headers: what is small is repeated in the chunks that need it.
      minSize: 40_000,
      cacheGroups: {
        // A lazy part and its library come as one file: each dependent request costs a round trip.
        defaultVendors: false,
        // All in one: apart from the app, which changes daily, and compressed together, which saves 3 kB.
        libraries: { name: 'libraries', chunks: inMain, test: /[\\/]node_modules[\\/]/, enforce: true },
      },
    },
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: 'assets/[name].[contenthash:8].css',
      chunkFilename: 'assets/[name].[contenthash:8].css',
    }),
    entryList,
    sharedStyles,
    ...(mode === 'production'
      ? [withoutRipple, withoutThemeSource, shortMuiErrors, ownForwardProp, compressed]
      : []),
  ],
  performance: false,
});

/** The same tree for Node: the template step renders the shell with it. */
const render = (mode: Mode): Configuration => ({
  name: 'render',
  mode,
  target: 'node24',
  entry: { render: './src/app/render.tsx' },
  devtool: false,
  output: {
    path: dist('render'),
    publicPath: '/',
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  module: {
    rules: [
      ...sharedRules,
      pureRouter,
      { test: /\.css$/, use: { loader: 'css-loader', options: { modules: { exportOnlyLocals: true } } } },
      files(false),
    ],
  },
  resolve: resolve(mode),
  optimization: { minimize: false },
  plugins: [sharedStyles, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  performance: false,
});

/** The worker that shows a page without a connection; it lies at the root, whose pages it serves. */
const worker = (mode: Mode): Configuration => ({
  name: 'worker',
  mode,
  dependencies: ['client'],
  target: ['webworker', 'es2022'],
  entry: { sw: './src/app/worker.ts' },
  devtool: false,
  output: { path: dist('client'), filename: '[name].js' },
  module: { rules: [...sharedRules] },
  resolve: sharedResolve,
  performance: false,
});

/** The site as browsers load it and as the template step renders it, both in one mode: class names must agree. */
export default (_env: unknown, { mode = 'production' }: { mode?: Mode }): Configuration[] => [
  client(mode),
  render(mode),
  worker(mode),
];
