import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameSumsTable } from '@/features/agents/GameSumsTable';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { inScenario } from '../../inScenario';

const { teamOverview } = agentAnswers('full');
const none = agentAnswers('empty');

const meta = {
  component: GameSumsTable,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { games: teamOverview.games },
} satisfies Meta<typeof GameSumsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Nothing: Story = { args: { games: none.teamOverview.games } };
export const Waiting: Story = { args: { games: undefined } };
