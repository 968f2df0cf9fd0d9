import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Badge } from '@/ui/data-display/Badge';

const meta = {
  component: Badge,
  tags: ['brand-matrix'],
  args: { count: 3, label: '3 thông báo chưa đọc' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const TooMany: Story = { args: { count: 100, label: '100 thông báo chưa đọc' } };
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
};
