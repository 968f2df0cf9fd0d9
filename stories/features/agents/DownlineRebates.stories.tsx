import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { agentAnswers } from '@/testing/scenario/agentFixtures';
import { DownlineRebates } from '@/features/agents/DownlineRebates';
import { inScenario } from '../../inScenario';

const terms = agentAnswers('full').downlineRebates;

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
export const NotDirect: Story = {
  parameters: {
    scenario: { role: 'agent', answers: { downlineRebates: { ...terms, direct: false } } },
  },
};
export const NothingToGive: Story = {
  parameters: {
    scenario: { role: 'agent', answers: { downlineRebates: { ...terms, rates: {}, most: {}, least: {} } } },
  },
};
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lưu tỷ lệ' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Đã lưu tỷ lệ');
  },
};
