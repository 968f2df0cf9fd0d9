import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LobbyCards } from '@/features/games/LobbyCards';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = { component: LobbyCards, ...inScenario, args: { games: gameList } } satisfies Meta<
  typeof LobbyCards
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = { tags: ['brand-matrix', 'phone'] };
export const Three: Story = { args: { games: gameList.slice(0, 3) } };
