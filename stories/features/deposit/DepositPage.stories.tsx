import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DepositPage } from '@/features/deposit/DepositPage';
import * as given from '@/testing/scenario/cashierFixtures';
import { excluded, onTimeOut, usedUp } from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: DepositPage,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-04'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone', 'picture'] };
export const Loading: Story = {
  parameters: { scenario: { role: 'member', waits: ['depositDesk', 'depositOrders'] } },
};
export const Failed: Story = {
  parameters: {
    scenario: {
      role: 'member',
      refusals: { depositDesk: { message: 'try_again' }, depositOrders: { message: 'try_again' } },
    },
  },
};
export const NothingYet: Story = {
  parameters: { scenario: { role: 'member', answers: { depositOrders: { orders: [], total: 0 } } } },
};
export const NoWayToPay: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: { depositDesk: { ...given.depositDesk, methods: [], sandbox: false } },
    },
  },
};
export const LimitUsedUp: Story = {
  parameters: {
    scenario: { role: 'member', answers: { depositDesk: { ...given.depositDesk, limits: usedUp } } },
  },
};
export const SelfExcluded: Story = {
  parameters: {
    scenario: { role: 'member', answers: { depositDesk: { ...given.depositDesk, pause: excluded } } },
  },
};
export const OnTimeOut: Story = {
  parameters: {
    scenario: { role: 'member', answers: { depositDesk: { ...given.depositDesk, pause: onTimeOut } } },
  },
};
export const Waiting: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        depositDesk: { ...given.depositDesk, open: given.depositOrder('waiting') },
        depositOrder: given.depositOrder('waiting'),
      },
    },
  },
};
export const Processing: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        depositDesk: { ...given.depositDesk, open: given.depositOrder('processing') },
        depositOrder: given.depositOrder('processing'),
      },
    },
  },
};
export const Delayed: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        depositDesk: { ...given.depositDesk, open: given.depositOrder('delayed') },
        depositOrder: given.depositOrder('delayed'),
      },
    },
  },
};
export const Credited: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        depositDesk: { ...given.depositDesk, open: given.depositOrder('credited') },
        depositOrder: given.depositOrder('credited'),
      },
    },
  },
};
export const Partly: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        depositDesk: { ...given.depositDesk, open: given.depositOrder('partly') },
        depositOrder: given.depositOrder('partly'),
      },
    },
  },
};
export const Rejected: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        depositDesk: { ...given.depositDesk, open: given.depositOrder('rejected') },
        depositOrder: given.depositOrder('rejected'),
      },
    },
  },
};
export const Expired: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        depositDesk: { ...given.depositDesk, open: given.depositOrder('expired') },
        depositOrder: given.depositOrder('expired'),
      },
    },
  },
};
