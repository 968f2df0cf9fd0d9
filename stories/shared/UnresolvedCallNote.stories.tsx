import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnresolvedCallNote } from '@/shared/UnresolvedCallNote';
import { inScenario } from '../inScenario';

const meta = {
  component: UnresolvedCallNote,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { amount: '2.000.000 ₫', retrying: false, onAsk: () => undefined },
} satisfies Meta<typeof UnresolvedCallNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Asking: Story = { args: { retrying: true } };
