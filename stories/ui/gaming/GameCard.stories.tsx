import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { games, pictures } from '@/testing/samples';
import { CardGrid } from '@/ui/layout/CardGrid';
import { GameCard, type GameCardProps } from '@/ui/gaming/GameCard';
import { veiledClass } from '@/ui/gaming/gameCardClasses';
import { inBrands, inBrandsAndOnPhone, onPhone } from '../../modes';

const everyState: readonly Partial<GameCardProps>[] = [
  { tag: { kind: 'jackpot', label: 'Nổ hũ' }, favourite: true },
  {},
  { tag: { kind: 'hot', label: 'Hot' } },
  { tag: { kind: 'new', label: 'Mới' } },
  { state: 'locked', stateLines: ['Cần tài khoản thật'] },
  { state: 'maintenance', stateLines: ['Đang bảo trì', 'Trở lại 22:00'] },
];

const meta = {
  component: GameCard,
  args: {
    ...games[0],
    favourite: false,
    labels: { play: 'Chơi ngay', tryOut: 'Chơi thử', favourite: 'Thêm yêu thích' },
    onPlay: fn(),
    onFavourite: fn(),
  },
  // A card fills its cell.
  render: (args) => (
    <CardGrid>
      <li>
        <GameCard {...args} />
      </li>
    </CardGrid>
  ),
} satisfies Meta<typeof GameCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chơi ngay: Kho Báu Rồng Vàng' }));
    await expect(args.onPlay).toHaveBeenCalledWith('RNG001');
  },
};
export const Hovered: Story = {
  tags: ['brand-matrix', 'picture'],
  parameters: { chromatic: { modes: inBrands } },
  args: { ...games[1], onTry: fn() },
  // A story has no resting pointer, so a class shows the hover state.
  play: async ({ canvas }) => {
    canvas.getByRole('article').classList.add(veiledClass);
    await waitFor(() => expect(canvas.getByText('Chơi thử')).toBeVisible());
  },
};
export const WithTrial: Story = {
  args: { onTry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chơi thử: Kho Báu Rồng Vàng' }));
    await expect(args.onTry).toHaveBeenCalledWith('RNG001');
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};
export const Focused: Story = {
  args: { ...games[2], onTry: fn() },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Chơi ngay/ })).toHaveFocus();
  },
};
export const WithoutTrial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Chơi thử/ })).not.toBeInTheDocument();
  },
};
export const Jackpot: Story = { args: { tag: { kind: 'jackpot', label: 'Nổ hũ' } } };
export const Hot: Story = { args: { ...games[3], tag: { kind: 'hot', label: 'Hot' } } };
export const New: Story = { args: { ...games[5], tag: { kind: 'new', label: 'Mới' } } };
export const LockedForTrial: Story = {
  args: { ...games[6], state: 'locked', stateLines: ['Cần tài khoản thật'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Cần tài khoản thật: / }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const LongPress: Story = {
  args: { onDetail: fn(), labels: { ...meta.args.labels, detail: 'Chi tiết' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Chi tiết: / }));
    await expect(args.onDetail).toHaveBeenCalledOnce();
    const cover = canvas.getByRole('button', { name: /^Chơi ngay/ });
    await fireEvent.pointerDown(cover, { pointerType: 'touch' });
    await waitFor(() => expect(args.onDetail).toHaveBeenCalledTimes(2));
    await fireEvent.pointerUp(cover);
    await fireEvent.click(cover);
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};
export const Maintenance: Story = {
  args: { ...games[7], state: 'maintenance', stateLines: ['Đang bảo trì', 'Trở lại 22:00'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /Chơi/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Thêm yêu thích/ }));
    await expect(args.onFavourite).toHaveBeenCalledWith('RNG009');
  },
};
export const Favourite: Story = {
  args: { ...games[4], favourite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Thêm yêu thích/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const BrokenCover: Story = {
  args: { cover: [pictures.broken], fallbackCover: pictures.fallbackCover },
  parameters: { requirements: ['GAME-01', 'WL-07'] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', pictures.fallbackCover),
    );
  },
};
export const LongName: Story = { args: { ...games[8] } };
export const ShortName: Story = { args: { name: 'Ý' } };
/** On a phone, names with one and two lines: none is cut, and the vendors and hearts of a row align. */
export const NamesOfARow: Story = {
  tags: ['picture', 'phone'],
  parameters: { chromatic: { modes: onPhone }, requirements: ['SOUND-02'] },
  render: (args) => (
    <CardGrid>
      {[games[0], games[6], games[5]].map((game) => (
        <li key={game?.gameId}>
          <GameCard {...args} {...game} />
        </li>
      ))}
    </CardGrid>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((card) => {
      const [name, vendor] = [card.querySelector('b'), card.querySelector('small')];
      const heart = within(card).getByRole('button', { name: /Thêm yêu thích/ });
      return { name, vendor, heart };
    });
    for (const { name, vendor, heart } of cards) {
      await expect(name?.scrollWidth).toBe(name?.clientWidth);
      await expect(name?.scrollHeight).toBe(name?.clientHeight);
      const top = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? NaN;
      await expect(top(vendor)).toBeCloseTo(top(cards[0]?.vendor), 0);
      await expect(top(heart)).toBeCloseTo(top(cards[0]?.heart), 0);
      // A heart of 18 px is centred in its box of 26 px.
      await expect(top(heart) + 4).toBeGreaterThanOrEqual(name?.getBoundingClientRect().bottom ?? Infinity);
    }
  },
};
export const EveryState: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone }, requirements: ['WL-07'] },
  render: (args) => (
    <CardGrid>
      {everyState.map((state, index) => (
        <li key={index}>
          <GameCard {...args} {...games[index]} {...state} />
        </li>
      ))}
    </CardGrid>
  ),
};
export const WithPot: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { tag: { kind: 'jackpot', label: 'Nổ hũ' }, pot: '18.462.907.350 ₫' },
};
