import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentPassword } from '@/shared/PaymentPassword';
import { inScenario } from '../inScenario';

const text = (value: string, error?: string) => (name: string) => ({
  name,
  value,
  onChange: () => undefined,
  ...(error !== undefined && { error }),
});

const meta = {
  component: PaymentPassword,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { making: false, text: text('') },
} satisfies Meta<typeof PaymentPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Wrong: Story = { args: { text: text('123456', 'Mật khẩu rút tiền không đúng.') } };
export const Made: Story = { args: { made: true, text: text('902817') } };
export const Making: Story = { tags: ['brand-matrix', 'phone'], args: { making: true, text: text('9028') } };
