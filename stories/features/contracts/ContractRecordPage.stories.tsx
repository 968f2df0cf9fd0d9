import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContractRecordPage } from '@/features/contracts/ContractRecordPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContractRecordPage,
  ...inScenario,
  parameters: { scenario: { role: 'agent', modules: ['AGENTPOLICY3'] }, requirements: ['AGENT-04'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAContract: Story = {};
export const WithoutOne: Story = {
  parameters: { scenario: { role: 'agent', modules: ['AGENTPOLICY3'], data: 'empty' } },
};
