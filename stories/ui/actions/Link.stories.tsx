import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Link } from '@/ui/actions/Link';

const meta = {
  component: Link,
  args: { href: '/forgotPassword', children: 'Quên mật khẩu?' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Neutral: Story = { args: { tone: 'neutral', children: 'Xem tất cả' } };
export const Foreign: Story = {
  args: { href: 'https://vidu.example/', children: 'Trang đối tác' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
