import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { PopularLotteriesView } from '@/features/lottery/PopularLotteriesView';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';
import { lotteries, longLotteries } from '@/testing/scenario/lotteryFixtures';

const meta = {
  component: PopularLotteriesView,
  ...inScenario,
  args: { lotteries, current: 'VNHN5M', busy: false, onRetry: fn() },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof PopularLotteriesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Hà Nội 5 phút/ })).toHaveAttribute(
      'href',
      '/vnLottery?gameCode=VNHN5M',
    );
    await expect(canvas.getByRole('link', { name: /Đông Nam Á/ })).toHaveAttribute(
      'href',
      '/seaLottery?gameCode=SEAQ1M',
    );
  },
};
export const LongNames: Story = { args: { lotteries: longLotteries } };
export const Empty: Story = { args: { lotteries: [] } };
export const Loading: Story = { args: { lotteries: undefined } };
export const Failed: Story = {
  args: { lotteries: undefined, failure: 'Kết nối mạng không ổn định, vui lòng thử lại' },
};
