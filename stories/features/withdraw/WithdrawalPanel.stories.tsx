import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WithdrawalPanel } from '@/features/withdraw/WithdrawalPanel';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: WithdrawalPanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-06'] },
  args: {
    order: given.withdrawalOrder('paid'),
    confirm: () => new Promise(() => undefined),
    appeal: () => new Promise(() => undefined),
    onSaid: () => undefined,
  },
} satisfies Meta<typeof WithdrawalPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToConfirm: Story = { tags: ['brand-matrix'] };
export const InCoins: Story = {
  args: { order: given.withdrawalOrder('paid', { target: given.coinTarget, coins: '60.00 USDT' }) },
};
export const Rejected: Story = { args: { order: given.withdrawalOrder('rejected') } };
export const BeingLookedAt: Story = { args: { order: given.withdrawalOrder('notReceived') } };
export const ByTheClock: Story = { args: { order: given.byTheClock } };
export const Answered: Story = {
  args: {
    order: given.withdrawalOrder('settled', {
      answer: 'Ngân hàng xác nhận còn thiếu 500.000 ₫.',
      refunded: { amount: '500000', currency: 'VND' },
    }),
  },
};
