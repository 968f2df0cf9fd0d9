import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stepper } from '@/ui/data-display/Stepper';

const meta = {
  component: Stepper,
  tags: ['brand-matrix'],
  args: {
    label: 'Lệnh rút tiền',
    steps: [
      { label: 'Đã gửi', state: 'done', stateLabel: 'xong' },
      { label: 'Đang xử lý', state: 'current', stateLabel: 'đang chạy' },
      { label: 'Đang chuyển', state: 'open', stateLabel: 'chưa đến' },
      { label: 'Xác nhận đã nhận tiền', state: 'open', stateLabel: 'chưa đến' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { tags: ['phone'] };
export const Refused: Story = {
  args: {
    steps: [
      { label: 'Đã gửi', state: 'done', stateLabel: 'xong' },
      { label: 'Từ chối', state: 'failed', stateLabel: 'từ chối' },
    ],
  },
};
