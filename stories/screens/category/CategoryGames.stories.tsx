import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { CategoryGames } from '@/screens/category/CategoryGames';
import { games } from '../../samples';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: CategoryGames,
  ...inScenario,
  args: {
    cards: games.map((game, index) => ({ ...game, favourite: false, canTry: index % 2 === 0 })),
    total: 9842,
    hasMore: true,
    busy: false,
    failure: undefined,
    onMore: fn(),
    onRetry: fn(),
    onPlay: fn(),
  },
} satisfies Meta<typeof CategoryGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MoreToCome: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Xem thêm' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const NextPageOnItsWay: Story = { args: { busy: true } };
export const NextPageFailed: Story = { args: { failure: 'Hệ thống đang bận, vui lòng thử lại' } };
export const AllShown: Story = { args: { hasMore: false, total: games.length } };
export const Loading: Story = { tags: ['phone'], args: { cards: undefined } };
export const Empty: Story = { args: { cards: [] } };
export const Failed: Story = { args: { cards: undefined, failure: 'Hệ thống đang bận, vui lòng thử lại' } };
