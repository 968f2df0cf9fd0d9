import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { CardStrip } from '@/ui/layout/CardStrip';
import { GameCard } from '@/ui/gaming/GameCard';
import { games } from '@/testing/samples';

const labels = { play: 'Chơi ngay', tryOut: 'Chơi thử', favourite: 'Yêu thích' };
const nothing = () => undefined;

const cards = [...games, ...games].map((game, index) => ({
  id: String(index),
  content: <GameCard {...game} labels={labels} favourite={false} onPlay={nothing} />,
}));

const meta = {
  component: CardStrip,
  parameters: { requirements: ['GAME-01'] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 877, padding: '0 24px' }}>
        <Story />
      </div>
    ),
  ],
  args: { cards, labels: { previous: 'Trò chơi trước', next: 'Trò chơi tiếp theo' } },
} satisfies Meta<typeof CardStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twenty: Story = { tags: ['brand-matrix', 'phone'] };
export const GoesRound: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    list.style.scrollBehavior = 'auto';
    const next = canvas.getByRole('button', { name: 'Trò chơi tiếp theo' });
    await userEvent.click(next);
    await expect(list.scrollLeft).toBeGreaterThan(0);
    while (list.scrollLeft + list.clientWidth < list.scrollWidth - 2) await userEvent.click(next);
    await userEvent.click(next);
    await expect(list.scrollLeft).toBe(0);
  },
};
export const Six: Story = {
  args: { cards: cards.slice(0, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Trò chơi tiếp theo' })).toBeNull();
  },
};
