import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaymentPassword } from '@/features/cashier/PaymentPassword';
import { inScenario } from '../../scenario/inScenario';

const field = { name: 'password', value: '', onChange: () => undefined };

const meta = {
  component: PaymentPassword,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { has: true, field },
} satisfies Meta<typeof PaymentPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Wrong: Story = {
  args: { field: { ...field, value: '123456', error: 'Mật khẩu rút tiền không đúng.' } },
};
export const NotMadeYet: Story = { args: { has: false } };
