import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SandboxNote } from '@/shared/SandboxNote';
import { inScenario } from '../inScenario';

const meta = {
  component: SandboxNote,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { kind: 'deposit' },
} satisfies Meta<typeof SandboxNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {};
export const Withdraw: Story = { args: { kind: 'withdraw' } };
