import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LobbyGamesView } from '@/features/games/LobbyGamesView';
import { inScenario } from '../../inScenario';

const meta = {
  component: LobbyGamesView,
  ...inScenario,
  args: { games: [], busy: false, onRetry: () => undefined },
} satisfies Meta<typeof LobbyGamesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['phone'] };
export const Loading: Story = { args: { games: undefined } };
export const Failed: Story = { args: { games: undefined, failure: 'Kết nối mạng không ổn định' } };
export const TryingAgain: Story = { args: { ...Failed.args, busy: true } };
