import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { Button } from '@/ui/actions/Button';
import { Balance } from '@/features/member-area/Balance';

const meta = {
  component: Balance,
  tags: ['brand-matrix'],
  args: {
    label: 'Số dư',
    amount: '2.400.000 ₫',
    masked: false,
    labels: { refresh: 'Làm mới', refreshed: 'Đã làm mới số dư', show: 'Hiện số dư', hide: 'Ẩn số dư' },
    onRefresh: fn(),
    onToggle: fn(),
  },
} satisfies Meta<typeof Balance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Làm mới' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn số dư' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Masked: Story = {
  args: { masked: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('2.400.000 ₫')).not.toBeInTheDocument();
  },
};
export const Refreshing: Story = { args: { loading: true } };
export const NotYetFetched: Story = { args: { amount: undefined, loading: true } };
export const LongAmount: Story = { args: { amount: stressTexts.amount } };
export const WithDeposit: Story = { args: { action: <Button tone="accent">Nạp tiền</Button> } };
