import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { LobbySummary } from '@/screens/category/LobbySummary';
import { inScenario } from '../../inScenario';

const meta = {
  component: LobbySummary,
  ...inScenario,
  args: { count: '9.842 trò chơi', chosen: [], near: undefined, onClear: fn() },
} satisfies Meta<typeof LobbySummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Narrowed: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    count: '12 trò chơi',
    chosen: [
      { id: 'vassalage', label: 'Nova Play', onRemove: fn() },
      { id: 'tag', label: 'Hot', onRemove: fn() },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ lọc: Hot' }));
    await expect(args.chosen[1]?.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Near: Story = { args: { count: '3 trò chơi', near: 'ronh vang' } };
