import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IncomePage } from '@/features/team-reports/IncomePage';
import { inScenario } from '../../inScenario';

const meta = {
  component: IncomePage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-12'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const LongNames: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'agent', data: 'long' } },
};
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['agentIncome'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { agentIncome: { message: 'try_again' } } } },
};
