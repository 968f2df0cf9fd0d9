import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HandOver } from '@/features/session/HandOver';
import { inScenario } from '../../inScenario';

const meta = {
  component: HandOver,
  ...inScenario,
  parameters: { requirements: ['SYS-05'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksBeforeItReplaces: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member', arrival: { handOver: 'story' } } },
};
export const Expired: Story = {
  parameters: {
    scenario: { arrival: { handOver: 'story' }, refusals: { handOver: { message: 'code_expired' } } },
  },
};
export const Nothing: Story = {};
