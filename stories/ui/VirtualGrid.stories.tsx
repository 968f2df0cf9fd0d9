import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { GameCard } from '@/ui/GameCard';
import { VirtualGrid } from '@/ui/VirtualGrid';
import { games } from '../samples';

type Game = (typeof games)[number];

const many = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(games[index % games.length] as Game),
    id: `G${index}`,
  }));

const labels = { play: 'Chơi ngay', tryOut: 'Chơi thử', favourite: 'Thêm yêu thích' };

const meta = {
  component: VirtualGrid<Game>,
  // Beside the sidebar of the lobby.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 877 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    items: many(10_000),
    label: 'Slots',
    keyOf: ({ id }) => id,
    renderItem: (game) => (
      <GameCard {...game} favourite={false} labels={labels} onPlay={fn()} onFavourite={fn()} />
    ),
  },
} satisfies Meta<typeof VirtualGrid<Game>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {
  tags: ['phone'],
  parameters: { requirements: ['GAME-02'] },
  play: async ({ canvasElement }) => {
    const elements = () => canvasElement.querySelectorAll('*').length;
    await expect(elements()).toBeLessThan(600);
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="1"]')).toBeNull());
    await expect(elements()).toBeLessThan(600);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="1"]')).not.toBeNull());
  },
};
export const Few: Story = { args: { items: many(3) } };
export const None: Story = { args: { items: [] } };
