import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamStatementPage } from '@/features/team-reports/TeamStatementPage';
import { inScenario } from '../../inScenario';

const meta = {
  component: TeamStatementPage,
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
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['teamStatements'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { teamStatements: { message: 'try_again' } } } },
};
/** An account of another line is told to be in none of the caller's. */
export const NotInTheLine: Story = {
  parameters: { scenario: { role: 'agent', refusals: { teamStatements: { message: 'not_found' } } } },
};
