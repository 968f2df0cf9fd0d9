import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StatusLabel } from '@/ui/StatusLabel';

const meta = {
  component: StatusLabel,
  tags: ['brand-matrix'],
  args: { tone: 'good', children: 'Thành công' },
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = { args: { tone: 'good', children: 'Thành công' } };
export const Waiting: Story = { args: { tone: 'waiting', children: 'Đang xử lý' } };
export const Bad: Story = { args: { tone: 'bad', children: 'Từ chối' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Đã đóng' } };
export const Live: Story = { args: { tone: 'live', children: '2 trực tiếp' } };
