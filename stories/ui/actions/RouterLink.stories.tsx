import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RouterLink } from '@/ui/actions/RouterLink';

const meta = {
  component: RouterLink,
  args: { to: '/forgotPassword', children: 'Quên mật khẩu?' },
} satisfies Meta<typeof RouterLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfThisSite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/forgotPassword');
  },
};
export const OfThisPage: Story = {
  args: { to: '?modal=login', children: 'Đăng nhập' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getAttribute('href')).toMatch(/\?modal=login$/);
  },
};
