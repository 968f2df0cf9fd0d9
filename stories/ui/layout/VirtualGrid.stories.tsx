import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GameCard } from '@/ui/gaming/GameCard';
import { GridCell, VirtualGrid } from '@/ui/layout/VirtualGrid';
import { games } from '@/testing/samples';

const labels = { play: 'Chơi ngay', tryOut: 'Chơi thử', favourite: 'Thêm yêu thích' };
const onPlay = fn();
const onFavourite = fn();

const cards = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, offset) => {
    const index = first + offset;
    const game = games[index % games.length];
    return (
      game && (
        <GridCell key={index} index={index}>
          <GameCard
            {...game}
            name={`${game.name} ${index + 1}`}
            favourite={false}
            labels={labels}
            onPlay={onPlay}
            onFavourite={onFavourite}
          />
        </GridCell>
      )
    );
  });

const meta = {
  component: VirtualGrid,
  // Beside the lobby's sidebar.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 877 }}>
        <Story />
      </div>
    ),
  ],
  args: { count: 10_000, label: 'Slots', children: cards },
} satisfies Meta<typeof VirtualGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {
  tags: ['phone'],
  parameters: { requirements: ['GAME-02'] },
  play: async ({ canvasElement }) => {
    const elements = () => canvasElement.querySelectorAll('*').length;
    await expect(elements()).toBeLessThan(600);
    const cells = [...canvasElement.querySelectorAll('[data-index]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    const below = cells.find(({ top }) => top > (cells[0]?.top ?? 0));
    await expect(cells[0]?.bottom).toBeLessThan(below?.top ?? 0);
    window.scrollTo(0, 100_000);
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="1"]')).toBeNull());
    await expect(elements()).toBeLessThan(600);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="1"]')).not.toBeNull());
  },
};
export const ByKeyboard: Story = {
  parameters: { requirements: ['GAME-02'] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^Chơi ngay: .* 1$/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Chơi ngay: .* 2$/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Chơi ngay: .* 10000$/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Chơi ngay: .* 1$/ })).toHaveFocus());
  },
};
export const Few: Story = { tags: ['picture'], args: { count: 3 } };
export const None: Story = { args: { count: 0 } };
