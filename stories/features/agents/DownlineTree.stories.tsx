import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownlineTree } from '@/features/agents/DownlineTree';
import { inScenario } from '../../inScenario';

const meta = {
  component: DownlineTree,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: { memberId: undefined },
} satisfies Meta<typeof DownlineTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['downlineTree'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { downlineTree: { message: 'try_again' } } } },
};
export const NotInTheLine: Story = {
  args: { memberId: 'B7' },
  parameters: { scenario: { role: 'agent', refusals: { downlineTree: { message: 'not_found' } } } },
};
