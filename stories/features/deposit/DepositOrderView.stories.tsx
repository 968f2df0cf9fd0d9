import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DepositOrderView } from '@/features/deposit/DepositOrderView';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: DepositOrderView,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    order: given.depositOrder('waiting'),
    cancel: () => new Promise(() => undefined),
    sendReceipt: () => Promise.resolve(undefined),
    onAnother: () => undefined,
  },
} satisfies Meta<typeof DepositOrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
export const Crypto: Story = {
  args: { order: given.depositOrder('waiting', { kind: 'crypto', instructions: given.cryptoInstructions }) },
};
export const Delayed: Story = { args: { order: given.depositOrder('delayed') } };
export const Cancelled: Story = { args: { order: given.depositOrder('cancelled') } };
export const Rejected: Story = { args: { order: given.depositOrder('rejected') } };
