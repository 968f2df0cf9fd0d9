import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CentreTabs } from '@/ui/layout/CentreTabs';
import { ReceiptIcon } from '@/ui/media/icons';

const item = (id: string, label: string) => ({
  id,
  label,
  href: `?page=${id}`,
  icon: <ReceiptIcon fontSize={18} />,
});

const meta = {
  component: CentreTabs,
  tags: ['phone'],
  args: {
    label: 'Lịch sử',
    items: [
      item('bets', 'Lịch sử cược'),
      item('account', 'Lịch sử tài khoản'),
      { ...item('profit', 'Lãi lỗ cá nhân'), current: true },
    ],
  },
} satisfies Meta<typeof CentreTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastIsOpen: Story = {};
export const SomethingWaits: Story = {
  args: {
    items: [{ ...item('a', 'Tin nhắn'), badge: { count: 3, label: '3 tin chưa đọc' } }, item('b', 'Bảo mật')],
  },
};
