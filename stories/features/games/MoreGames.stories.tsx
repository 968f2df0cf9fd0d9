import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { MoreGames } from '@/features/games/MoreGames';
import { inScenario } from '../../inScenario';

const meta = {
  component: MoreGames,
  ...inScenario,
  args: { text: 'Đang hiện 120 / 9.842 trò chơi', onMore: fn() },
} satisfies Meta<typeof MoreGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ['brand-matrix'],
  parameters: { requirements: ['SOUND-06'] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem thêm trò chơi' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};
