import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { InfiniteList } from '@/ui/layout/InfiniteList';

const meta = {
  component: InfiniteList,
  args: {
    children: <p>Siêu Nổ 777</p>,
    hasMore: true,
    loading: false,
    onMore: fn(),
    labels: { more: 'Xem thêm', retry: 'Thử lại' },
  },
} satisfies Meta<typeof InfiniteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksWhenNear: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce());
  },
};
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas, args }) => {
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Ended: Story = {
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
