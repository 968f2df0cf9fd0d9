import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { LiveRoomsView } from '@/features/live/LiveRoomsView';
import type { RoomTileProps } from '@/ui/gaming/RoomTile';
import { inBrandsAndOnPhone } from '../../modes';
import { pictures, storyTime } from '@/testing/samples';
import { inScenario } from '../../inScenario';
import { models, rooms } from '@/testing/scenario/roomFixtures';

const props = ['bac', 'dice-plate', 'coin-plate'] as const;

const tiles = rooms.map(
  ({ roomId, game, state, players, seats, bettingUntil, modelId }, plate): RoomTileProps => ({
    roomId,
    name: game.gameName,
    text: '50.000 ₫ đến 50.000.000 ₫',
    state,
    stateLabel: { open: 'Đang chia bài', betting: 'Đang nhận cược', full: 'Hết chỗ', closed: 'Bảo trì' }[
      state
    ],
    ...(state === 'closed' && { back: 'Trở lại 22:00' }),
    plate,
    ...(modelId !== null && { dealer: [`/art/dealers/${modelId}.svg`] }),
    fallbackPicture: pictures.cards,
    prop: `/art/props/${props[plate % props.length]}-380.webp`,
    ...(plate === 0 && { size: 'feature' as const }),
    ...(state !== 'closed' && { last: { text: 'Cái', way: 'second' as const } }),
    guests: { text: `Còn ${seats - players} ghế`, label: `${players} người chơi trên ${seats} chỗ` },
    ...(state === 'betting' && {
      ring: {
        label: 'Số giây còn nhận cược',
        until: Date.parse(bettingUntil ?? ''),
        lasts: 20_000,
        now: storyTime,
      },
    }),
    ...(state !== 'closed' && {
      past: { label: '4 ván gần nhất: Con 1, Cái 2, Hòa 1', ways: ['first', 'second', 'even', 'second'] },
    }),
    favourite: plate === 0,
    labels: {
      enter: 'Vào bàn',
      enterRoom: `Vào bàn ${game.gameName}`,
      favourite: 'Thêm yêu thích',
      chat: `Trò chuyện tại ${game.gameName}`,
    },
    ...(state !== 'full' && { onEnter: fn() }),
    onFavourite: fn(),
    ...(state !== 'closed' && { onChat: fn() }),
  }),
);

const meta = {
  component: LiveRoomsView,
  ...inScenario,
  args: {
    tiles,
    total: 13,
    models,
    roomName: (id: string) => rooms.find(({ roomId }) => roomId === id)?.game.gameName ?? '',
    onAll: fn(),
    failure: undefined,
    busy: false,
    onRetry: fn(),
  },
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof LiveRoomsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Xem cả 13 bàn' }));
    await expect(args.onAll).toHaveBeenCalled();
  },
};
export const AllInSight: Story = { args: { onAll: undefined } };
export const WithoutDealers: Story = { args: { models: [] } };
export const Empty: Story = { args: { tiles: [] } };
export const Loading: Story = { args: { tiles: undefined, models: [], onAll: undefined } };
const nine = [...tiles, ...tiles.slice(0, 3).map((tile) => ({ ...tile, roomId: `${tile.roomId}again` }))].map(
  (tile) => ({ ...tile, text: '50.000 ₫ đến 50.000.000 ₫, Khánh Linh chia bài' }),
);
/** Before the fix the page jumped when the tables loaded: their skeleton had no headings and another size. */
export const AwaitedInTheSamePlace: Story = {
  tags: ['phone'],
  parameters: { requirements: ['SOUND-02'] },
  render: (args) => (
    <>
      <LiveRoomsView {...args} tiles={undefined} />
      <LiveRoomsView {...args} tiles={nine} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Bàn trực tiếp' });
    const [awaited, come] = [...canvasElement.querySelectorAll('section')].map((section) => {
      const from = section.getBoundingClientRect().top;
      return [...section.querySelectorAll(':scope > ul > li, .LiveRooms-more, .LiveRooms-warning')]
        .slice(0, 4)
        .map((part) => {
          const { top, left, width, height } = part.getBoundingClientRect();
          return [top - from, left, width, height].map(Math.round);
        });
    });
    await expect(awaited).toHaveLength(4);
    await expect(awaited).toEqual(come);
  },
};
export const Failed: Story = {
  args: { tiles: undefined, failure: 'Kết nối mạng không ổn định, vui lòng thử lại' },
};
