import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { LinkTable } from '@/features/agents/LinkTable';
import { inScenario } from '../../inScenario';

const meta = {
  component: LinkTable,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: {
    links: agentAnswers('full').registerLinks.list,
    onShow: () => undefined,
    onEnd: () => undefined,
  },
} satisfies Meta<typeof LinkTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Nothing: Story = { args: { links: [] } };
