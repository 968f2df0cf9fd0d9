import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import type { Game } from '#contract/wireTypes';
import { GameGrid } from '@/features/games/GameGrid';
import { GameListOrState } from '@/screens/account-games/GameListOrState';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

function Favourites({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('home');
  return <GameGrid games={games} label={t('favourite')} />;
}

const meta = {
  component: GameListOrState,
  ...inScenario,
  args: {
    games: gameList,
    failure: undefined,
    busy: false,
    onRetry: fn(),
    empty: {
      title: 'Chưa có trò chơi yêu thích',
      text: 'Bấm hình trái tim trên một trò chơi để lưu vào đây.',
    },
    children: (games) => <Favourites games={games} />,
  },
} satisfies Meta<typeof GameListOrState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { games: undefined } };
export const Empty: Story = { args: { games: [] } };
export const Failed: Story = { args: { failure: 'Kết nối mạng không ổn định' } };
