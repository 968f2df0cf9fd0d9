import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AgentAnnouncementsPage } from '@/features/agents/AgentAnnouncementsPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: AgentAnnouncementsPage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['agentAnnouncements'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { agentAnnouncements: { message: 'try_again' } } } },
};
