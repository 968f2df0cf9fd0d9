import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FoundGames } from '@/features/games/FoundGames';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: FoundGames,
  ...inScenario,
  args: { games: gameList, text: 'rong' },
} satisfies Meta<typeof FoundGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = { tags: ['brand-matrix', 'phone'] };
export const MoreThanTen: Story = {
  args: { games: [...gameList, ...gameList.map((game) => ({ ...game, gameCode: `${game.gameCode}B` }))] },
};
