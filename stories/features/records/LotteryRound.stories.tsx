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
    // The last two digits stand in an element of their own.
    const number = canvas.getByText((_, element) => element?.textContent === '49068', { selector: 'li' });
    await expect(number).toHaveClass(prizeBoardClasses.hit);
  },
};
export const BeforeTheDraw: Story = { args: { ticket: open, prizes: [] } };
