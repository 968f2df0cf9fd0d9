import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Toasts } from '@/ui/feedback/Toasts';

const meta = {
  component: Toasts,
  args: {
    label: 'Thông báo nhanh',
    closeLabel: 'Đóng',
    stay: 3_600_000,
    onClose: fn(),
    items: [
      {
        id: 'sent',
        tone: 'success',
        title: 'Đã gửi lệnh rút',
        detail: '1.500.000 ₫ về Sông Hồng',
        action: { label: 'Xem', onClick: fn() },
      },
      {
        id: 'refused',
        tone: 'error',
        title: 'Chưa đặt được cược',
        detail: 'Tỷ lệ đã khóa, số dư không đổi',
        action: { label: 'Thử lại', onClick: fn() },
      },
      {
        id: 'ending',
        tone: 'warning',
        title: 'Phiên sắp hết hạn',
        detail: 'Còn 2 phút, lưu lại việc đang làm',
        action: { label: 'Ở lại', onClick: fn() },
      },
      { id: 'liked', tone: 'info', title: 'Đã thêm vào yêu thích' },
    ],
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Đóng' })[0] as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledWith('sent');
  },
};
export const None: Story = { args: { items: [] } };
