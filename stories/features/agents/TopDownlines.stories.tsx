import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TopDownlines } from '@/features/agents/TopDownlines';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { inScenario } from '../../inScenario';

const { teamOverview } = agentAnswers('full');
const none = agentAnswers('empty');

const meta = {
  component: TopDownlines,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { top: teamOverview.top },
} satisfies Meta<typeof TopDownlines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Nothing: Story = { args: { top: none.teamOverview.top } };
export const Waiting: Story = { args: { top: undefined } };
