import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { pagePlugins } from './webpack.pages.ts';
import { minimizer, sharedResolve, sharedRules } from './webpack.rules.ts';

const root = import.meta.dirname;
const desk = join(root, process.env.DIST_DIR ?? 'dist', 'desk');

/** The page of the people who answer, apart from the site in build and origin: the site loads nothing of it. */
export default {
  name: 'desk',
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { desk: './src/desk/start.ts' },
  devtool: false,
  output: {
    path: desk,
    publicPath: '/desk/',
    filename: 'assets/[name].[contenthash:8].js',
    chunkFilename: 'assets/[id].[contenthash:8].js',
    hashFunction: 'xxhash64',
    trustedTypes: { policyName: 'app-loader' },
    clean: true,
  },
  module: {
    rules: [
      ...sharedRules,
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      {
        test: /\.(woff2|avif|webp|png)$/,
        type: 'asset/resource',
        generator: { filename: 'assets/[name].[contenthash:8][ext]' },
      },
    ],
  },
  resolve: sharedResolve,
  optimization: { minimizer },
  plugins: pagePlugins('desk.json'),
  performance: false,
} satisfies Configuration;
