import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownlineRebates } from '@/features/agents/DownlineRebates';
import { inScenario } from '../../inScenario';

const meta = {
  component: DownlineRebates,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { account: 'baotran.hn' },
} satisfies Meta<typeof DownlineRebates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['downlineRebates'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { downlineRebates: { message: 'try_again' } } } },
};
