import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamStatement } from '@/features/team-reports/TeamStatement';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { statementsOf } from '@/testing/scenario/teamReportFixtures';
import { inScenario } from '../../inScenario';

const answers = { teamStatements: { ...agentAnswers('full').teamStatements, list: statementsOf() } };

const meta = {
  component: TeamStatement,
  ...inScenario,
  parameters: { scenario: { role: 'agent', answers }, requirements: ['AGENT-03'] },
  args: { page: 'palStatementsAgentCopy', by: 'member' },
} satisfies Meta<typeof TeamStatement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByMember: Story = { tags: ['phone'] };
export const ByTeam: Story = { args: { page: 'downlineProfit', by: 'team' } };
export const ByDay: Story = {
  args: { by: 'day' },
  parameters: { scenario: { answers: { teamStatements: agentAnswers('full').teamStatements } } },
};
