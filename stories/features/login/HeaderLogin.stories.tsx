import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { HeaderLogin } from '@/features/login/HeaderLogin';
import { SiteHeader } from '@/ui/layout/SiteHeader';
import { inScenario } from '../../inScenario';

const meta = {
  component: HeaderLogin,
  ...inScenario,
  parameters: { layout: 'fullscreen', requirements: ['HDR-03'] },
  // Rendered in the header, because the bubble is positioned from it.
  render: () => <SiteHeader logo={null} clock={null} tools={null} account={<HeaderLogin />} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['brand-matrix'] };
export const BubbleOpen: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    await expect(await canvas.findByLabelText('Tên đăng nhập')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Quên mật khẩu?' })).toHaveAttribute(
      'href',
      '/forgotPassword',
    );
    await expect(canvas.getByRole('link', { name: 'Đăng ký' })).toHaveAttribute('href', '/register');
  },
};
