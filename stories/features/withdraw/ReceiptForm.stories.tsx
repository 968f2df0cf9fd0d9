import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReceiptForm } from '@/features/withdraw/ReceiptForm';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: ReceiptForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-06'] },
  args: {
    order: given.withdrawalOrder('paid'),
    said: 'partly',
    confirm: () => new Promise(() => undefined),
    onDone: () => undefined,
    onBack: () => undefined,
  },
} satisfies Meta<typeof ReceiptForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {};
export const NotReceived: Story = { args: { said: 'notReceived' } };
