import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { PickEnds } from '@/features/sports/PickEnds';
import { inScenario } from '../../inScenario';

const meta = {
  component: PickEnds,
  ...inScenario,
  args: { pick: { market: 'handicap', side: 'home', line: -3 } },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof PickEnds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWon: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Thắng cách đúng 1')).toBeVisible();
  },
};
export const HalfLost: Story = { args: { pick: { market: 'handicap', side: 'away', line: -3 } } };
export const Push: Story = { args: { pick: { market: 'handicap', side: 'home', line: -4 } } };
export const WholeOnly: Story = { args: { pick: { market: 'handicap', side: 'home', line: -2 } } };
export const Over: Story = { args: { pick: { market: 'total', side: 'over', line: 9 } } };
export const Under: Story = { args: { pick: { market: 'total', side: 'under', line: 10 } } };
