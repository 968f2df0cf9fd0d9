import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
