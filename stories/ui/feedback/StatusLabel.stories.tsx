import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusLabel } from '@/ui/feedback/StatusLabel';

const meta = {
  component: StatusLabel,
  tags: ['brand-matrix'],
  args: { tone: 'success', children: 'Thành công' },
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { tone: 'success', children: 'Thành công' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Đang xử lý' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Từ chối' } };
export const Neutral: Story = { args: { tone: 'neutral', children: 'Đã đóng' } };
export const Live: Story = { args: { tone: 'danger', live: true, children: '2 trực tiếp' } };
