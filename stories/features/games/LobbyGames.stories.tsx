import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LobbyGames } from '@/features/games/LobbyGames';
import { inScenario } from '../../inScenario';

const meta = {
  component: LobbyGames,
  ...inScenario,
  args: { category: 'RNG' },
} satisfies Meta<typeof LobbyGames>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = { tags: ['phone'] };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
