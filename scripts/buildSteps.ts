import type { Command } from './runCommand.ts';

export interface BuildStep {
  name: string;
  /** Text of the progress line while the step runs. */
  doing: string;
  command: Command;
  /** Files and folders; if their contents change, the step runs again. */
  inputs: readonly string[];
  /** If this file is missing, the step runs even with unchanged inputs. */
  output: string;
}

const TOOLS = ['package-lock.json', 'tsconfig.json', 'webpack.rules.ts'];
const SITE = ['webpack.config.ts', 'src', 'contract', 'locales', 'public', 'theme', ...TOOLS];

/** The steps that build the production site, in this order. */
export const siteSteps = [
  {
    name: 'site',
    doing: 'Building the site',
    command: ['webpack', '--config', 'webpack.config.ts', '--mode', 'production'],
    inputs: SITE,
    output: 'dist/client',
  },
  {
    name: 'templates',
    doing: 'Writing the document templates',
    command: ['node', 'scripts/template.ts'],
    inputs: [
      'scripts/template.ts',
      'scripts/templateText.ts',
      'scripts/markSections.ts',
      'gateway/front/homeBlocks.ts',
      'gateway/front/scriptJson.ts',
      ...SITE,
    ],
    output: 'dist/templates/site.json',
  },
  {
    name: 'games',
    doing: 'Building the games',
    command: ['webpack', '--config', 'webpack.games.config.ts'],
    inputs: [
      'webpack.games.config.ts',
      'webpack.pages.ts',
      'gateway/sandbox/games',
      'gateway/platform/fairness',
      'contract/gameMessages.ts',
      'contract/rooms.ts',
      ...TOOLS,
    ],
    output: 'dist/games',
  },
  {
    name: 'desk',
    doing: 'Building the desk',
    command: ['webpack', '--config', 'webpack.desk.config.ts'],
    inputs: ['webpack.desk.config.ts', 'webpack.pages.ts', 'src', 'contract', 'locales', 'theme', ...TOOLS],
    output: 'dist/desk',
  },
  {
    name: 'covers',
    doing: 'Drawing the first game covers',
    command: ['node', 'scripts/covers.ts'],
    inputs: [
      'scripts/covers.ts',
      'gateway/sandbox/art',
      'gateway/sandbox/covers',
      'gateway/sandbox/catalogue',
      'gateway/platform/drawing',
      'gateway/platform/runtime/random.ts',
      ...TOOLS,
    ],
    output: 'dist/covers',
  },
] satisfies BuildStep[];

const BOOK = ['.storybook', 'stories', 'theme/brands', 'gateway/sandbox/vendorPictures', 'contract', ...SITE];

/**
 * Builds Storybook for Chromatic, with its documentation pages and with the statistics by which Chromatic finds the
 * stories that a change touches.
 */
export const chromaticSteps = [
  {
    name: 'chromatic',
    doing: 'Building the stories and their documentation',
    command: [
      'storybook',
      'build',
      '--output-dir',
      'reports/storybook',
      '--stats-json',
      '--quiet',
      '--loglevel',
      'warn',
    ],
    inputs: BOOK,
    output: 'reports/storybook/preview-stats.json',
  },
] satisfies BuildStep[];

/** Builds Storybook as static files for the browser walk, without the documentation pages. */
export const storybookSteps = [
  {
    name: 'storybook',
    doing: 'Building the stories',
    command: ['storybook', 'build', '--test', '--quiet', '--loglevel', 'warn'],
    inputs: BOOK,
    output: 'storybook-static/index.json',
  },
] satisfies BuildStep[];
