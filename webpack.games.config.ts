import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { sharedResolve, sharedRules } from './webpack.rules.ts';

const root = import.meta.dirname;
const games = join(root, process.env.DIST_DIR ?? 'dist', 'games');

/** Tells the vendor's server which files each of its pages asks for. */
const fileList = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('fileList', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'fileList', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const list = Object.fromEntries(
            [...compilation.entrypoints].map(([name, entry]) => {
              const files = entry.getFiles();
              const of = (end: string) => files.filter((file) => file.endsWith(end));
              return [name, { js: of('.js'), css: of('.css') }];
            }),
          );
          compilation.emitAsset('games.json', new webpack.sources.RawSource(JSON.stringify(list)));
        },
      ),
    ),
};

const compressed = new CompressionPlugin<BrotliOptions>({
  algorithm: 'brotliCompress',
  compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  filename: '[path][base].br',
  test: /\.(js|css)$/,
});

/** The sandbox vendor's own pages, apart from the site in source, build and origin. */
export default {
  name: 'games',
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { play: './gateway/sandbox/games/page/play.ts', verify: './gateway/sandbox/games/page/verify.ts' },
  devtool: false,
  output: {
    path: games,
    publicPath: '/play/',
    filename: 'assets/[name].[contenthash:8].js',
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
  plugins: [
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
    fileList,
    compressed,
  ],
  performance: false,
} satisfies Configuration;
