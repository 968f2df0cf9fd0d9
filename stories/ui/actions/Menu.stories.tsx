import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { ReceiptIcon, SignOutIcon, UserIcon } from '@/ui/media/icons';
import { Menu } from '@/ui/actions/Menu';

const meta = {
  component: Menu,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240, paddingLeft: 160 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Tài khoản',
    items: [
      { id: 'mine', label: 'Tài khoản của tôi', icon: <UserIcon fontSize={18} />, href: '/?centre=member' },
      { id: 'bets', label: 'Lịch sử cược', icon: <ReceiptIcon fontSize={18} />, note: '12', onSelect: fn() },
      { id: 'agent', label: 'Đại lý', disabled: true },
      { id: 'out', label: 'Đăng xuất', icon: <SignOutIcon fontSize={18} />, onSelect: fn() },
    ],
    opener: (props) => <Button {...props}>Tài khoản</Button>,
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Tài khoản' });
    await userEvent.click(opener);
    const items = canvas.getAllByRole('menuitem');
    await expect(items[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(items[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(items.at(-1)).toHaveFocus();
  },
};
export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tài khoản' })).toHaveFocus();
  },
};
