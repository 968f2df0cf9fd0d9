import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DepositReceipt } from '@/features/cashier/DepositReceipt';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: DepositReceipt,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { hasReceipt: false, send: () => Promise.resolve(undefined) },
} satisfies Meta<typeof DepositReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const There: Story = { args: { hasReceipt: true } };
