import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { LotteryRound } from '@/features/records/LotteryRound';
import { inScenario } from '../../inScenario';
import { openedDraws, tickets } from '@/testing/scenario/lotteryFixtures';
import { prizeBoardClasses } from '@/ui/gaming/PrizeBoard';

const [open, won] = tickets;
if (open === undefined || won === undefined) throw new Error('The fixtures have no tickets');

const meta = {
  component: LotteryRound,
  ...inScenario,
  args: { ticket: won, prizes: openedDraws().list[0]?.prizes ?? [] },
  parameters: { scenario: { role: 'member' }, requirements: ['LOTT-01'] },
} satisfies Meta<typeof LotteryRound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('49068')).toHaveClass(prizeBoardClasses.hit);
  },
};
export const BeforeTheDraw: Story = { args: { ticket: open, prizes: [] } };
