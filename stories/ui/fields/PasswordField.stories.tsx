import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordField } from '@/ui/fields/PasswordField';

const meta = {
  component: PasswordField,
  tags: ['brand-matrix'],
  args: {
    label: 'Mật khẩu',
    name: 'password',
    value: 'Aurora88x!',
    autoComplete: 'current-password',
    showLabel: 'Hiện mật khẩu',
    hideLabel: 'Ẩn mật khẩu',
    onChange: fn(),
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Mật khẩu');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ẩn mật khẩu' })).toBeVisible();
  },
};
export const Wrong: Story = { args: { error: 'Sai tài khoản hoặc mật khẩu' } };
