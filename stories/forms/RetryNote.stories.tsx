import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RetryNote } from '@/forms/RetryNote';

const meta = {
  component: RetryNote,
  tags: ['brand-matrix'],
  args: {
    title: 'Chưa biết kết quả',
    text: 'Đã gửi yêu cầu 2.000.000 ₫ nhưng chưa nhận được trả lời. Tiền không bao giờ bị trừ hai lần.',
    retryLabel: 'Hỏi lại kết quả',
    loading: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof RetryNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Asking: Story = { args: { loading: true } };
