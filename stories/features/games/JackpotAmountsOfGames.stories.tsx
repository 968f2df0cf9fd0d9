import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameGrid } from '@/features/games/GameGrid';
import { JackpotAmountsOfGames } from '@/features/games/JackpotAmountsOfGames';
import { jackpotContent } from '@/testing/scenario/jackpotFixtures';
import { inScenario } from '../../inScenario';

const games = jackpotContent('full').jackpots.largest.map(({ game }) => game);

const meta = {
  component: JackpotAmountsOfGames,
  ...inScenario,
  args: { wanted: true, children: <GameGrid games={games} label="Nổ hũ" /> },
} satisfies Meta<typeof JackpotAmountsOfGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnCards: Story = { tags: ['brand-matrix', 'phone'] };
export const NotWanted: Story = { args: { wanted: false } };
