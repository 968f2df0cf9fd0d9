import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownlineTable } from '@/features/agents/DownlineTable';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { inScenario } from '../../inScenario';

const { downlines } = agentAnswers('full');
const none = agentAnswers('empty');

const meta = {
  component: DownlineTable,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { members: downlines.list },
} satisfies Meta<typeof DownlineTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Nothing: Story = { args: { members: none.downlines.list } };
export const Waiting: Story = { args: { members: undefined } };
