import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { SimilarRow } from '@/features/games/SimilarRow';
import { inScenario } from '../../inScenario';

const meta = {
  component: SimilarRow,
  ...inScenario,
  parameters: { requirements: ['STAGE-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Named after the game that the member played last. */
export const Member: Story = {
  parameters: { scenario: { role: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /bạn đã chơi$/ })).toBeVisible();
  },
};
/** Left out, not filled with something else. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
