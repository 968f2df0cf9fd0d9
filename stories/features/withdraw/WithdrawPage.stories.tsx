import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WithdrawPage } from '@/features/withdraw/WithdrawPage';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: WithdrawPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-05', 'MEM-06'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone', 'picture'] };
export const Loading: Story = {
  parameters: { scenario: { role: 'member', waits: ['withdrawDesk', 'withdrawalOrders'] } },
};
export const Failed: Story = {
  parameters: {
    scenario: {
      role: 'member',
      refusals: { withdrawDesk: { message: 'try_again' }, withdrawalOrders: { message: 'try_again' } },
    },
  },
};
export const NoAccountNoPassword: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: { ...given.withdrawDesk, targets: [], hasPassword: false } },
    },
  },
};
export const WageringLeft: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: given.partlyBound },
    },
  },
};
export const LongNames: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: { ...given.withdrawDesk, targets: given.longTargets } },
    },
  },
};
export const Submitted: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: { ...given.withdrawDesk, open: [given.withdrawalOrder('submitted')] } },
    },
  },
};
export const Approved: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: { ...given.withdrawDesk, open: [given.withdrawalOrder('approved')] } },
    },
  },
};
export const ToConfirm: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: { ...given.withdrawDesk, open: [given.withdrawalOrder('paid')] } },
    },
  },
};
export const PartlyReceived: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: { ...given.withdrawDesk, open: [given.withdrawalOrder('partly')] } },
    },
  },
};
export const NotReceived: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { withdrawDesk: { ...given.withdrawDesk, open: [given.withdrawalOrder('notReceived')] } },
    },
  },
};
export const ReceivedByTheClock: Story = {
  parameters: {
    scenario: { role: 'member', answers: { withdrawalOrders: { orders: [given.byTheClock], total: 1 } } },
  },
};
