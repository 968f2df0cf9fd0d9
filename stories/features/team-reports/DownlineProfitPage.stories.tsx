import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownlineProfitPage } from '@/features/team-reports/DownlineProfitPage';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { statementsOf } from '@/testing/scenario/teamReportFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: DownlineProfitPage,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-12'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const teams = { ...agentAnswers('full').teamStatements, list: statementsOf() };
export const Full: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'agent', answers: { teamStatements: teams } } },
};
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['teamStatements'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { teamStatements: { message: 'try_again' } } } },
};
/** An account of another line is told to be in none of the caller's. */
export const NotInTheLine: Story = {
  parameters: { scenario: { role: 'agent', refusals: { teamStatements: { message: 'not_found' } } } },
};
