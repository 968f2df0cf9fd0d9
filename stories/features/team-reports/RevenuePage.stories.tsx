import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RevenuePage } from '@/features/team-reports/RevenuePage';
import { inScenario } from '../../inScenario';

const meta = {
  component: RevenuePage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const LongNames: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'agent', data: 'long' } },
};
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['agentRevenue'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { agentRevenue: { message: 'try_again' } } } },
};
