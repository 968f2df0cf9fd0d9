import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { games } from '@/testing/samples';
import { GameCard } from '@/ui/gaming/GameCard';
import { CardGrid } from '@/ui/layout/CardGrid';
import {} from '../../modes';

const meta = {
  component: CardGrid,
  tags: ['phone', 'picture'],
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfGames: Story = {
  args: {
    children: games.map((game) => (
      <li key={game.gameId}>
        <GameCard
          {...game}
          favourite={false}
          labels={{ play: 'Chơi ngay', tryOut: 'Chơi thử', favourite: 'Thêm yêu thích' }}
          onPlay={() => {}}
          onFavourite={() => {}}
        />
      </li>
    )),
  },
};
