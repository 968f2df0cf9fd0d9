import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DepositForm } from '@/features/deposit/DepositForm';
import * as given from '@/testing/scenario/cashierFixtures';
import { deskIn } from '@/testing/scenario/deskIn';
import { usedUp } from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: DepositForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    desk: given.depositDesk,
    unresolved: undefined,
    retrying: false,
    onAsk: () => undefined,
    send: () => new Promise(() => undefined),
    onOrdered: () => undefined,
  },
} satisfies Meta<typeof DepositForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Unclear: Story = { args: { unresolved: { method: 'BANK', amount: '2000000' } } };
export const LimitReached: Story = {
  args: {
    desk: { ...given.depositDesk, limits: usedUp },
  },
};
/** A currency without decimals. */
export const Yen: Story = {
  parameters: { scenario: { role: 'member', market: { currency: 'JPY', decimals: 0 } } },
  args: { desk: deskIn('JPY') },
};
/** A currency of three decimals. */
export const Dinar: Story = {
  parameters: { scenario: { role: 'member', market: { currency: 'KWD', decimals: 3 } } },
  args: { desk: deskIn('KWD') },
};
