import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamRounds } from '@/features/team-reports/TeamRounds';
import { inScenario } from '../../inScenario';

const meta = {
  component: TeamRounds,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-12'] },
  args: { memberId: 'A2' },
} satisfies Meta<typeof TeamRounds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['teamBets'] } } };
export const NotInTheLine: Story = {
  parameters: { scenario: { role: 'agent', refusals: { teamBets: { message: 'not_found' } } } },
};
