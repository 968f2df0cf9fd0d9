import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { GameGrid } from '@/features/games/GameGrid';
import { GameListOrState } from '@/screens/account-games/GameListOrState';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

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
    children: (games) => <GameGrid games={games} label="Yêu thích" />,
  },
} satisfies Meta<typeof GameListOrState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { games: undefined } };
export const Empty: Story = { args: { games: [] } };
export const Failed: Story = { args: { failure: 'Kết nối mạng không ổn định' } };
