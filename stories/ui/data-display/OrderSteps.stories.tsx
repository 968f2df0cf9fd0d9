import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrderSteps } from '@/ui/data-display/OrderSteps';

const meta = {
  component: OrderSteps,
  tags: ['brand-matrix'],
  args: {
    label: 'Tiến trình lệnh rút',
    steps: [
      { id: 'a', label: 'Đã gửi yêu cầu', note: '19:58 20/11/2026', state: 'done', stateLabel: 'xong' },
      { id: 'b', label: 'Đã duyệt', note: '20:07 20/11/2026', state: 'done', stateLabel: 'xong' },
      {
        id: 'c',
        label: 'Đã chuyển tiền',
        note: 'Thường mất vài phút',
        state: 'current',
        stateLabel: 'đang chờ',
      },
      { id: 'd', label: 'Bạn xác nhận', state: 'open', stateLabel: 'chưa tới' },
    ],
  },
} satisfies Meta<typeof OrderSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Refused: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Đã gửi yêu cầu', note: '19:58 20/11/2026', state: 'done', stateLabel: 'xong' },
      {
        id: 'b',
        label: 'Bị từ chối',
        note: '20:07 20/11/2026',
        state: 'failed',
        stateLabel: 'không thành công',
      },
    ],
  },
};
