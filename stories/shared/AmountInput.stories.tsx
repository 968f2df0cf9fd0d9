import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AmountInput } from '@/shared/AmountInput';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../inScenario';

const meta = {
  component: AmountInput,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    name: 'amount',
    value: '2000000',
    error: undefined,
    least: given.withdrawDesk.least,
    most: given.withdrawDesk.most,
    amounts: given.depositDesk.methods[0]?.amounts ?? [],
    onChange: () => undefined,
    onBlur: () => undefined,
  },
} satisfies Meta<typeof AmountInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Refused: Story = { args: { error: 'Tối thiểu 100.000 ₫' } };
