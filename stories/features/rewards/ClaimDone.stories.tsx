import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ClaimDone } from '@/features/rewards/ClaimDone';
import { inScenario } from '../../inScenario';

const meta = {
  component: ClaimDone,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { done: { amount: { amount: '50000', currency: 'VND' }, count: 1 } },
} satisfies Meta<typeof ClaimDone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Claimed: Story = {};
