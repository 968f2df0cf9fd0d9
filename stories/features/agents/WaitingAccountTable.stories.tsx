import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { WaitingAccountTable, type WaitingAccount } from '@/features/agents/WaitingAccountTable';
import { inScenario } from '../../inScenario';

const account = (name: string, expiresAt: string): WaitingAccount => ({
  id: name,
  account: name,
  nickname: name,
  kind: 'member',
  rates: { RNG: 80, LIVE: 60 },
  openedAt: '2026-11-15T05:00:00.000Z',
  expiresAt,
});

const meta = {
  component: WaitingAccountTable,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-12'] },
  args: {
    accounts: [
      account('thuyduong94', '2027-11-22T05:00:00.000Z'),
      account('phucan2020', '2026-11-16T05:00:00.000Z'),
    ],
    onRenew: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof WaitingAccountTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneHasExpired: Story = { tags: ['phone'] };
export const Nothing: Story = { args: { accounts: [] } };
