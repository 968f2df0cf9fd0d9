import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';

const meta = {
  component: ErrorState,
  tags: ['brand-matrix'],
  args: {
    title: 'Chưa tải được danh sách',
    text: 'Máy chủ không trả lời. Dữ liệu của bạn không bị ảnh hưởng.',
    retryLabel: 'Thử lại',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Retrying: Story = { args: { loading: true } };
export const WithSupport: Story = {
  args: { action: <Button>Hỗ trợ</Button>, code: 'Mã lỗi G-5031' },
};
export const Plain: Story = { args: { plain: true, text: undefined } };
