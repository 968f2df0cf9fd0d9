import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WithdrawForm } from '@/features/withdraw/WithdrawForm';
import * as given from '@/testing/scenario/cashierFixtures';
import { excluded } from '@/testing/scenario/saferPlayFixtures';
import { bankAccounts } from '@/testing/scenario/memberFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: WithdrawForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    desk: given.withdrawDesk,
    unresolved: undefined,
    retrying: false,
    onAsk: () => undefined,
    send: () => new Promise(() => undefined),
    onOrdered: () => undefined,
    onAdded: () => undefined,
  },
} satisfies Meta<typeof WithdrawForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const InCoins: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['MEM-05'] },
  args: { desk: { ...given.withdrawDesk, targets: [{ ...given.coinTarget, usableAt: null }] } },
};
export const Unclear: Story = {
  args: { unresolved: { accountId: 'a', amount: '2000000', ticket: 't' } },
};
export const WageringLeft: Story = {
  args: { desk: given.whollyBound },
};
export const PartOfItFree: Story = { tags: ['phone'], args: { desk: given.partlyBound } };
/** A bonus locks the whole balance. During a break the form does not ask the member to wager. */
export const AtRest: Story = {
  tags: ['phone'],
  parameters: {
    requirements: ['SAFE-04'],
    scenario: { role: 'member', answers: { playBreak: { pause: excluded, realityCheckAt: null } } },
  },
  args: { desk: given.whollyBound },
};
export const FirstTime: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: {
    requirements: ['MEM-05'],
    scenario: { role: 'member', answers: { bankAccounts: { ...bankAccounts, list: [], coolingHours: 0 } } },
  },
  args: { desk: { ...given.withdrawDesk, targets: [], hasPassword: false } },
};
export const FirstAccountWaits: Story = {
  tags: ['phone'],
  args: { desk: { ...given.withdrawDesk, targets: [], hasPassword: false } },
};
