import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack';

const source = /\.tsx?$/;

const swcLoader: RuleSetUseItem = {
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
};

const swc: RuleSetRule = { test: source, exclude: /node_modules/, use: swcLoader };

// Icons take the colour and the size of their text, so the file's own size is dropped.
const svgComponent: RuleSetRule = {
  test: /\.svg$/,
  issuer: source,
  sideEffects: false,
  // swc instead of svgr's own Babel, which writes a copy of a helper for older browsers into each icon.
  use: [
    swcLoader,
    {
      loader: '@svgr/webpack',
      options: {
        babel: false,
        jsxRuntime: 'automatic',
        dimensions: false,
        // One decimal in a field of 256 units is finer than any screen shows; it saves a fifth of each icon.
        // Inside a document an svg needs no namespace, and the home document carries a dozen icons.
        svgoConfig: {
          plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }, 'removeXMLNS'],
        },
        svgProps: { width: '1em', height: '1em', 'aria-hidden': 'true' },
      },
    },
  ],
};

/** Makes scripts as small as Terser does, in half the time. */
export const minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })];

// Packages that declare "type": "module" may still import files without extension ('dayjs/locale/vi').
const looseModules: RuleSetRule = { test: /\.m?js$/, resolve: { fullySpecified: false } };

/** The module rules shared by the site's build and by Storybook. */
export const sharedRules: RuleSetRule[] = [swc, svgComponent, looseModules];

/** How both builds find a module: `@/x` is `src/x`, `#…` comes from package.json "imports". */
export const sharedResolve = {
  extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
  alias: { '@': join(import.meta.dirname, 'src') },
} satisfies Configuration['resolve'];
