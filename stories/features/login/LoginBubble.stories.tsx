import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { UserIcon } from '@/ui/media/icons';
import { PasswordField } from '@/ui/fields/PasswordField';
import { LoginBubble } from '@/features/login/LoginBubble';
import { inBrands } from '../../modes';

const meta = {
  component: LoginBubble,
  // In the header it is left of the registration button.
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          gap: 14,
          minHeight: 320,
          maxWidth: 600,
          alignItems: 'flex-start',
          justifyContent: 'flex-end',
        }}
      >
        <Story />
        <Button tone="accent">Tham gia ngay</Button>
      </div>
    ),
  ],
  args: {
    label: 'Đăng nhập',
    onPhone: fn(),
    children: () => (
      <div style={{ display: 'grid', gap: 15 }}>
        <Field
          label="Tên đăng nhập"
          labelHidden
          name="username"
          value="minhanh92"
          onChange={() => {}}
          startAdornment={<UserIcon fontSize={20} />}
        />
        <PasswordField
          label="Mật khẩu"
          labelHidden
          name="password"
          value="0123456789"
          showLabel="Hiện mật khẩu"
          hideLabel="Ẩn mật khẩu"
          onChange={() => {}}
        />
        <Button tone="primary" fullWidth>
          Vào trang
        </Button>
      </div>
    ),
  },
} satisfies Meta<typeof LoginBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['brand-matrix', 'picture'],
  parameters: { chromatic: { modes: inBrands }, requirements: ['HDR-03', 'WL-07'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(canvas.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
    await expect(canvas.getByLabelText('Tên đăng nhập')).toBeVisible();
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Đăng nhập' })).toHaveFocus();
  },
};
export const OnPhone: Story = {
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    if (innerWidth < 600) await expect(args.onPhone).toHaveBeenCalledOnce();
  },
};
