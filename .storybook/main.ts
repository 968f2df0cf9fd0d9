import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type { RuleSetRule } from 'webpack';
import { sharedResolve, sharedRules } from '../webpack.rules.ts';

// Storybook hands svg files to its own asset rule; ours turns them into components.
const withoutSvg = (rule: RuleSetRule): RuleSetRule =>
  rule.test instanceof RegExp && rule.test.test('x.svg') ? { ...rule, exclude: /\.svg$/ } : rule;

const bundledBrands = join(import.meta.dirname, '../theme/brands');
/** An operator's brands stand in the toolbar beside ours. */
const ownBrands = process.env['BRANDS_DIR'] || bundledBrands;

/** Folders of `stories/`, such as `features/games,ui/gaming`: a part of Storybook is built in seconds. */
const chosen = (process.env['STORIES'] ?? '').split(',').filter(Boolean);
const everyStory = ['../stories/guide/**/*.mdx', '../stories/**/*.stories.tsx'];

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: chosen.length > 0 ? chosen.map((folder) => `../stories/${folder}/**/*.stories.tsx`) : everyStory,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // The worker that answers for the gateway lies here and not in public/: no site may ever serve it.
  staticDirs: [
    './public',
    '../public',
    ...[...new Set([bundledBrands, ownBrands])].map((from) => ({ from, to: '/brands' })),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    check: false,
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element takes stands in its type; the page shows what the part adds.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  webpackFinal: (webpack) => ({
    ...webpack,
    performance: { hints: false },
    // It is read by people who look for the source, and built for every run of the tests.
    optimization: { ...webpack.optimization, minimize: false },
    module: {
      ...webpack.module,
      rules: [
        ...sharedRules,
        ...(webpack.module?.rules ?? []).map((rule) =>
          rule && typeof rule === 'object' ? withoutSvg(rule) : rule,
        ),
      ],
    },
    resolve: {
      ...webpack.resolve,
      extensions: sharedResolve.extensions,
      alias: {
        ...webpack.resolve?.alias,
        ...sharedResolve.alias,
        'bundled-brands': bundledBrands,
        'own-brands': ownBrands,
      },
    },
  }),
};

export default config;
