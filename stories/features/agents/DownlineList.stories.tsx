import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownlineList } from '@/features/agents/DownlineList';
import { inScenario } from '../../inScenario';

const meta = {
  component: DownlineList,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Nothing: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'agent', waits: ['downlines'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'agent', refusals: { downlines: { message: 'try_again' } } } },
};
