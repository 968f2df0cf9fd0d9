import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { buttonRows } from './stock/buttonRows';
import { choiceRows } from './stock/choiceRows';
import { dateRows } from './stock/dateRows';
import { feedbackRows } from './stock/feedbackRows';
import { fieldRows } from './stock/fieldRows';
import { navigationRows } from './stock/navigationRows';
import { StateTable } from './stock/StateTable';
import { surfaceRows } from './stock/surfaceRows';

/**
 * MUI components that have no counterpart of ours, in the brand selected in the toolbar. To use one, import
 * `#theme/stock/registerStock` in the same file: it brings the styles. The browser walk measures the contrast of each
 * state in every brand.
 */
const meta = {
  title: 'guide/MUI in this brand',
  component: StateTable,
  tags: ['brand-matrix'],
  parameters: {
    requirements: ['LIB-01'],
    // The browser walk measures these itself (e2e/stories/measureStock.ts), including borders, icons and rings, which
    // axe ignores.
    a11y: { test: 'off' },
  },
} satisfies Meta<typeof StateTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = { args: { rows: buttonRows } };
export const Fields: Story = { args: { rows: fieldRows } };
export const Choices: Story = { args: { rows: choiceRows } };
export const Navigation: Story = { args: { rows: navigationRows } };
export const Feedback: Story = { args: { rows: feedbackRows } };
export const Surfaces: Story = { args: { rows: surfaceRows } };
export const Dates: Story = { args: { rows: dateRows } };
