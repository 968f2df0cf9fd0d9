import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContractRecord } from '@/features/contracts/ContractRecord';
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
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = {
  parameters: { scenario: { role: 'agent', waits: ['contractStatements'] } },
};
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { contractStatements: { message: 'try_again' } } } },
};
