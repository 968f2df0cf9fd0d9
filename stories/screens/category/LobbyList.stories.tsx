import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { LobbyList } from '@/screens/category/LobbyList';
import { inScenario } from '../../inScenario';

const meta = {
  component: LobbyList,
  ...inScenario,
  args: {
    list: { filter: { gameType: 'RNG' }, total: 10 },
    busy: false,
    failure: undefined,
    onRetry: fn(),
    onClear: undefined,
    onSearchAll: undefined,
  },
} satisfies Meta<typeof LobbyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const AnotherOnItsWay: Story = { args: { busy: true } };
export const Loading: Story = { tags: ['phone'], args: { list: undefined, busy: true } };
export const Empty: Story = { args: { list: { filter: {}, total: 0 } } };
export const NothingMatches: Story = {
  args: { list: { filter: {}, total: 0 }, onClear: fn(), onSearchAll: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xóa bộ lọc' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Tìm ở mọi mục' }));
    await expect(args.onSearchAll).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { list: undefined, failure: 'Hệ thống đang bận, vui lòng thử lại' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
