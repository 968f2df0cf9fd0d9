import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReportPage } from '@/features/team-reports/ReportPage';
import { useAgentIncome } from '@/data/resources/useTeamReports';
import { useRecordState } from '@/shared/useRecordState';
import { inScenario } from '../../inScenario';

function Page() {
  const state = useRecordState();
  return (
    <ReportPage state={state} record={useAgentIncome(state.query)}>
      {(value) => <p>{value?.list.length}</p>}
    </ReportPage>
  );
}

const meta = {
  component: Page,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-10'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NotInTheLine: Story = {
  parameters: { scenario: { role: 'agent', refusals: { agentIncome: { message: 'not_found' } } } },
};
