import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/** Writes which scripts and styles each page of a build asks for, by the page's name. */
const fileList = (name: string) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('fileList', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'fileList', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const list = Object.fromEntries(
            [...compilation.entrypoints].map(([page, entry]) => {
              const files = entry.getFiles();
              const of = (end: string) => files.filter((file) => file.endsWith(end));
              return [page, { js: of('.js'), css: of('.css') }];
            }),
          );
          compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(list)));
        },
      ),
    ),
});

/** Plugins of pages apart from the site: styles as files, the list `name`, and everything compressed. */
export const pagePlugins = (name: string) => [
  new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
  fileList(name),
  new CompressionPlugin<BrotliOptions>({
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    filename: '[path][base].br',
    test: /\.(js|css)$/,
  }),
];
