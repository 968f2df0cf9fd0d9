import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LobbyCards } from '@/features/games/LobbyCards';
import { inScenario } from '../../scenario/inScenario';
import { games } from '../../samples';

const cards = games.map(({ id, name, vendor, cover }, index) => ({
  id,
  name,
  vendor,
  cover,
  favourite: false,
  canTry: index % 2 === 0,
}));

const nothing = () => undefined;

const meta = {
  component: LobbyCards,
  ...inScenario,
  args: { cards, onPlay: nothing, onTry: nothing, onFavourite: nothing },
} satisfies Meta<typeof LobbyCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = { tags: ['brand-matrix', 'phone'] };
export const Three: Story = { args: { cards: cards.slice(0, 3) } };
