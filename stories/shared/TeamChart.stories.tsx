import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamChart } from '@/shared/TeamChart';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { inScenario } from '../inScenario';

const meta = {
  component: TeamChart,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-03'] },
  args: { days: agentAnswers('full').teamOverview.days },
} satisfies Meta<typeof TeamChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = { tags: ['phone'] };
export const Waiting: Story = { args: { days: undefined } };
