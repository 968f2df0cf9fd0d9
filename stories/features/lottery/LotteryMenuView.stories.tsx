import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { LotteryMenuView } from '@/features/lottery/LotteryMenuView';
import { inScenario } from '../../inScenario';
import { lotteries, longLotteries, lotteryContent } from '@/testing/scenario/lotteryFixtures';

const meta = {
  component: LotteryMenuView,
  ...inScenario,
  args: {
    lotteries,
    recent: lotteries.slice(1, 3),
    draws: lotteryContent('full').recentDraws.list,
    region: undefined,
    onRegion: fn(),
  },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof LotteryMenuView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Miền Nam' }));
    await expect(args.onRegion).toHaveBeenCalledWith('south');
  },
};
export const OneRegion: Story = { args: { region: 'abroad' } };
export const South: Story = { tags: ['phone'], args: { region: 'south' } };
export const QuickAlone: Story = { args: { region: 'quick' } };
export const LongNames: Story = { tags: ['phone'], args: { lotteries: longLotteries } };
export const None: Story = { args: { lotteries: [], recent: [] } };
