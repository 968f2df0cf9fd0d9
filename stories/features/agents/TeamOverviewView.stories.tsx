import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamOverviewView } from '@/features/agents/TeamOverviewView';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { inScenario } from '../../inScenario';

const { teamOverview } = agentAnswers('full');
const none = agentAnswers('empty');

const meta = {
  component: TeamOverviewView,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { overview: teamOverview },
} satisfies Meta<typeof TeamOverviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Nothing: Story = { args: { overview: none.teamOverview } };
export const Waiting: Story = { args: { overview: undefined } };
