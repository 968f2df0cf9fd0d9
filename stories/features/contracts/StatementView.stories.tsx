import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatementView } from '@/features/contracts/StatementView';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: StatementView,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-11'] },
  args: { statement: fixtures.statement },
} satisfies Meta<typeof StatementView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What came in late is told apart. */
export const WithLateBets: Story = { tags: ['phone'] };
export const RealTime: Story = {
  parameters: { requirements: ['AGENT-08'] },
  args: {
    statement: {
      ...fixtures.statement,
      kind: 'realTime',
      period: 'slot',
      tier: null,
      rate: null,
      version: {
        ...fixtures.versions.daily,
        period: 'slot',
        tiers: [
          { singleBet: { amount: '100000', currency: 'VND' }, profitRate: 20, lossRate: 40 },
          { singleBet: { amount: '1000000', currency: 'VND' }, profitRate: 30, lossRate: 60 },
        ],
      },
      byTier: [
        {
          tier: 1,
          won: { amount: '4200000', currency: 'VND' },
          lost: { amount: '6100000', currency: 'VND' },
        },
      ],
      downlines: [],
    },
  },
};
export const Correction: Story = {
  args: {
    statement: {
      ...fixtures.statement,
      type: 'correction',
      inputs: null,
      tier: null,
      rate: null,
      reason: 'Ván cược của nhà cung cấp bị tính hai lần.',
      downlines: [],
    },
  },
};
export const Corrected: Story = {
  args: {
    statement: {
      ...fixtures.statement,
      corrections: [
        {
          id: 'c',
          sum: { amount: '-40000', currency: 'VND' },
          at: '2026-11-20T05:00:00.000Z',
        },
      ],
    },
  },
};
