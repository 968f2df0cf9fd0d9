import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DownlineContracts } from '@/features/contracts/DownlineContracts';
import { inScenario } from '../../inScenario';

const meta = {
  component: DownlineContracts,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: { kind: 'daily' },
} satisfies Meta<typeof DownlineContracts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Nobody: Story = { parameters: { scenario: { role: 'agent', data: 'empty' } } };
export const LongNames: Story = { parameters: { scenario: { role: 'agent', data: 'long' } } };
export const Waiting: Story = {
  parameters: { scenario: { role: 'agent', waits: ['downlineContracts'] } },
};
