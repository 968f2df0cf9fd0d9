import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContractRecord } from '@/features/contracts/ContractRecord';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContractRecord,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-04', 'AGENT-11'] },
  args: { kind: 'daily' },
} satisfies Meta<typeof ContractRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Daily: Story = { tags: ['brand-matrix', 'phone'] };
export const DividendWithACarry: Story = { args: { kind: 'dividend' } };
/** Each slot from its start to its end; a tier belongs to a single bet. */
export const RealTime: Story = {
  tags: ['phone'],
  args: { kind: 'realTime' },
  parameters: {
    requirements: ['AGENT-08'],
    scenario: {
      role: 'agent',
      answers: {
        contractStatements: {
          ...fixtures.contractAnswers('full').contractStatements,
          list: [0, 5, 10].map((minutes) => ({
            ...fixtures.statement,
            id: `0198c0de-0000-4000-8000-0000000009${String(minutes).padStart(2, '0')}`,
            kind: 'realTime',
            period: 'slot',
            from: new Date(Date.UTC(2026, 10, 20, 5, minutes)).toISOString(),
            to: new Date(Date.UTC(2026, 10, 20, 5, minutes + 5)).toISOString(),
            tier: null,
            rate: null,
          })),
        },
      },
    },
  },
};
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = {
  parameters: { scenario: { role: 'agent', waits: ['contractStatements'] } },
};
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { contractStatements: { message: 'try_again' } } } },
};
