import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameSuggestions } from '@/features/games/GameSuggestions';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameSuggestions,
  ...inScenario,
  args: { title: 'Game hot', games: gameList },
} satisfies Meta<typeof GameSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = { tags: ['phone'] };
export const OnTheirWay: Story = { args: { games: undefined } };
export const None: Story = { args: { games: [] } };
