import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuickDraws } from '@/features/lottery/QuickDraws';
import { longLotteries, lotteries, lotteryContent } from '@/testing/scenario/lotteryFixtures';
import { inScenario } from '../../inScenario';

const quick = lotteries.filter(({ everySeconds }) => everySeconds !== null);

const meta = {
  component: QuickDraws,
  ...inScenario,
  args: { lotteries: quick, draws: lotteryContent('full').recentDraws.list },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof QuickDraws>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithResults: Story = { tags: ['brand-matrix', 'phone'] };
export const BeforeTheFirstResult: Story = { args: { draws: [] } };
export const LongNames: Story = {
  tags: ['phone'],
  args: { lotteries: longLotteries.filter(({ everySeconds }) => everySeconds !== null) },
};
