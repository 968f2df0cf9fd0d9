import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { pagePlugins } from './webpack.pages.ts';
import { minimizer, sharedResolve, sharedRules } from './webpack.rules.ts';

const root = import.meta.dirname;
const games = join(root, process.env.DIST_DIR ?? 'dist', 'games');

/** The sandbox vendor's own pages, apart from the site in source, build and origin. */
export default {
  name: 'games',
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {
    play: './gateway/sandbox/games/page/play.ts',
    verify: './gateway/sandbox/games/page/verify/verify.ts',
  },
  devtool: false,
  output: {
    path: games,
    publicPath: '/play/',
    filename: 'assets/[name].[contenthash:8].js',
    // Parts are fetched by `import()`: the page's policy lets no script write the address of another.
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    hashFunction: 'xxhash64',
    clean: true,
  },
  module: {
    rules: [
      ...sharedRules,
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: 'assets/[name].[contenthash:8][ext]' },
      },
    ],
  },
  resolve: sharedResolve,
  optimization: { minimizer },
  plugins: pagePlugins('games.json'),
  performance: false,
} satisfies Configuration;
