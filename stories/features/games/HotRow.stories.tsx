import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { HotRow } from '@/features/games/HotRow';
import { inScenario } from '../../inScenario';

const meta = {
  component: HotRow,
  ...inScenario,
  parameters: { requirements: ['GAME-09'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Phổ biến' })).toBeVisible();
  },
};
/** Left out where there are none. */
export const Empty: Story = {
  parameters: { scenario: { data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
