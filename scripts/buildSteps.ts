import type { Command } from './runCommand.ts';

export interface BuildStep {
  name: string;
  /** What the progress line says while it runs. */
  doing: string;
  command: Command;
  /** Files and folders whose contents decide whether it has to run. */
  inputs: readonly string[];
  /** Without it the step runs, whatever its inputs. */
  output: string;
}

const TOOLS = ['package-lock.json', 'tsconfig.json', 'webpack.rules.ts'];
const SITE = ['webpack.config.ts', 'src', 'contract', 'locales', 'public', 'theme', ...TOOLS];

/** The production site, in this order. */
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
      'gateway/sandbox/games',
      'gateway/platform/fairness',
      'contract/gameMessages.ts',
      'contract/rooms.ts',
      ...TOOLS,
    ],
    output: 'dist/games',
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

/** The stories as a folder of files, for the browser walk: without the pages about them. */
export const storybookSteps = [
  {
    name: 'storybook',
    doing: 'Building the stories',
    command: ['storybook', 'build', '--test', '--quiet', '--loglevel', 'warn'],
    inputs: [
      '.storybook',
      'stories',
      'theme/brands',
      'gateway/sandbox/art/motifs',
      'gateway/sandbox/art/motifs.ts',
      'gateway/sandbox/vendorPictures/vendorFigures.ts',
      ...SITE,
    ],
    output: 'storybook-static/index.json',
  },
] satisfies BuildStep[];
