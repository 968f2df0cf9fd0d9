import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { RoomTile } from '@/ui/gaming/RoomTile';
import { inBrandsAndOnPhone } from '../../modes';
import { stressTexts, pictures, storyTime } from '@/testing/samples';

const ways = [...'122122132211222121232112'].map((one) =>
  one === '1' ? ('first' as const) : one === '2' ? ('second' as const) : ('even' as const),
);

const meta = {
  component: RoomTile,
  args: {
    roomId: 'LIVE0001',
    name: 'Baccarat Hoàng Kim',
    text: '50.000 ₫ đến 50.000.000 ₫, Khánh Linh chia bài',
    state: 'betting',
    stateLabel: 'Đang nhận cược',
    plate: 0,
    dealer: ['/art/dealers/linh.svg'],
    fallbackPicture: pictures.cards,
    prop: '/art/props/bac-380.webp',
    last: { text: 'Cái', way: 'second' },
    guests: { text: 'Còn 72 ghế', label: '128 người chơi trên 200 chỗ' },
    ring: {
      label: 'Số giây còn nhận cược',
      until: storyTime() + 14_000,
      lasts: 20_000,
      now: storyTime,
    },
    past: { label: '24 ván gần nhất: Con 9, Cái 12, Hòa 3', ways },
    favourite: false,
    labels: {
      enter: 'Vào bàn',
      enterRoom: 'Vào bàn Baccarat Hoàng Kim',
      favourite: 'Thêm yêu thích',
      chat: 'Trò chuyện tại Baccarat Hoàng Kim',
    },
    onEnter: fn(),
    onFavourite: fn(),
    onChat: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof RoomTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Betting: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vào bàn Baccarat Hoàng Kim' }));
    await expect(args.onEnter).toHaveBeenCalledWith('LIVE0001');
    await userEvent.click(canvas.getByRole('button', { name: 'Trò chuyện tại Baccarat Hoàng Kim' }));
    await expect(args.onChat).toHaveBeenCalledWith('LIVE0001');
  },
};
export const Open: Story = {
  args: { state: 'open', stateLabel: 'Đang chia bài', ring: undefined, plate: 1, favourite: true },
};
export const Full: Story = {
  tags: ['phone'],
  args: {
    state: 'full',
    stateLabel: 'Hết chỗ',
    plate: 2,
    guests: { text: '7/7', label: '7 người chơi trên 7 chỗ' },
    ring: undefined,
    onEnter: undefined,
  },
};
export const Closed: Story = {
  tags: ['brand-matrix', 'phone'],
  args: {
    state: 'closed',
    stateLabel: 'Bảo trì',
    back: 'Trở lại 22:00',
    dealer: undefined,
    ring: undefined,
    past: undefined,
    onChat: undefined,
  },
};
export const Dice: Story = {
  tags: ['phone'],
  args: {
    name: 'Tài Xỉu Bát Ngọc',
    plate: 1,
    dealer: ['/art/dealers/khanh.svg'],
    prop: '/art/props/dice-plate-380.webp',
    past: { label: '24 phiên gần nhất: Tài 12, Xỉu 9, bộ ba 3', ways },
  },
};
export const Coins: Story = {
  tags: ['phone'],
  args: {
    name: 'Xóc Đĩa Bát Ngọc',
    plate: 2,
    dealer: ['/art/dealers/huong.svg'],
    prop: '/art/props/coin-plate-380.webp',
    past: { label: '24 phiên gần nhất: Chẵn 9, Lẻ 15', ways },
  },
};
export const Automatic: Story = { args: { dealer: undefined, text: '200 ₫ đến 200.000 ₫' } };
export const LongWords: Story = {
  args: {
    name: stressTexts.marks,
    text: `${stressTexts.amount} đến ${stressTexts.amount}, ${stressTexts.name} chia bài`,
    guests: { text: '123.456/200.000', label: '123456 người chơi trên 200000 chỗ' },
  },
};
export const BrokenPicture: Story = { args: { dealer: [pictures.broken] } };
export const Feature: Story = { args: { size: 'feature' }, tags: ['phone'] };
