import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RecentWithdrawals } from '@/features/withdraw/RecentWithdrawals';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: RecentWithdrawals,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    orders: {
      value: given.withdrawalOrders,
      failure: undefined,
      isLoading: false,
      isBusy: false,
      reload: () => undefined,
    },
  },
} satisfies Meta<typeof RecentWithdrawals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Opened: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('Mã giao dịch')).toBeVisible();
  },
};
