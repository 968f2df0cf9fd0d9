import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchView } from '@/features/games/SearchView';
import { inScenario } from '../../inScenario';

const meta = {
  component: SearchView,
  ...inScenario,
  args: {
    text: 'hoa',
    onText: fn(),
    onEnter: fn(),
    onClose: fn(),
    recent: ['rong vang', 'baccarat', 'no hu', 'mat chuoc'],
    onRecent: fn(),
    onForget: fn(),
    onForgetAll: fn(),
    groups: [],
    onOpen: fn(),
    children: null,
  },
} satisfies Meta<typeof SearchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRecents: Story = {
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'baccarat' }));
    await expect(args.onRecent).toHaveBeenCalledWith('baccarat');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa “no hu”' }));
    await expect(args.onForget).toHaveBeenCalledWith('no hu');
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa từ đang tìm' }));
    await expect(args.onText).toHaveBeenCalledWith('');
  },
};
export const WithoutRecents: Story = { args: { recent: [], text: '' } };
