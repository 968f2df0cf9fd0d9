import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { agentPages, type AgentPageName } from '@/config/agentPages';
import { TeamOverviewPage } from '@/features/agents/TeamOverviewPage';
import { AgentCentreView } from '@/screens/agent-centre/AgentCentreView';
import { useAgentGroups } from '@/screens/agent-centre/useAgentGroups';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';

function Opened({ page, ...props }: { page: AgentPageName; account: string | undefined }) {
  return (
    <AgentCentreView {...props} page={page} groups={useAgentGroups(page)} onClose={() => undefined}>
      <TeamOverviewPage />
    </AgentCentreView>
  );
}

const meta = {
  component: Opened,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-01'] },
  args: { page: 'agentTeamOverview', account: 'minhanh92' },
  argTypes: { page: { options: agentPages.map(({ name }) => name) } },
} satisfies Meta<typeof Opened>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agent: Story = { tags: ['brand-matrix', 'picture', 'phone'] };
export const AccountLoading: Story = { args: { account: undefined } };
export const LongName: Story = { tags: ['phone'], args: { account: stressTexts.name } };
