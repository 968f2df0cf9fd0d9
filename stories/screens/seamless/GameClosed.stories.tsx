import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { GameClosed } from '@/screens/seamless/GameClosed';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameClosed,
  ...inScenario,
  args: { reason: 'unknown', onLeave: fn() },
  parameters: { requirements: ['GAME-06'] },
} satisfies Meta<typeof GameClosed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const Maintenance: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { reason: 'maintenance', others: gameList },
};
export const NeedsRealAccount: Story = { args: { reason: 'needReal' } };
export const Elsewhere: Story = { args: { reason: 'elsewhere' } };
export const Failed: Story = {
  args: { reason: 'failed', text: 'Kết nối mạng không ổn định, vui lòng thử lại', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The market asks for limits before the first stake. */
export const LimitsMissing: Story = {
  args: {
    reason: 'failed',
    text: 'Hãy đặt các giới hạn mà trang yêu cầu trước khi chơi',
    remedy: { label: 'Chơi có trách nhiệm', href: '/?modal=saferPlay' },
    onRetry: fn(),
  },
};
