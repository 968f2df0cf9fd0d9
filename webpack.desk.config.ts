import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { sharedResolve, sharedRules } from './webpack.rules.ts';

const root = import.meta.dirname;
const desk = join(root, process.env.DIST_DIR ?? 'dist', 'desk');

/** Tells the gateway which files the page asks for. */
const fileList = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('fileList', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'fileList', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('desk')?.getFiles() ?? [];
          const of = (end: string) => files.filter((file) => file.endsWith(end));
          const list = { js: of('.js'), css: of('.css') };
          compilation.emitAsset('desk.json', new webpack.sources.RawSource(JSON.stringify(list)));
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
  plugins: [
    new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
    fileList,
    compressed,
  ],
  performance: false,
} satisfies Configuration;
