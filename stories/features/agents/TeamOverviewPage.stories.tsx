import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamOverviewPage } from '@/features/agents/TeamOverviewPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: TeamOverviewPage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['teamOverview'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { teamOverview: { message: 'try_again' } } } },
};
