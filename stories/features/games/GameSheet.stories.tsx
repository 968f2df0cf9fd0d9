import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { GameSheet } from '@/features/games/GameSheet';
import { games } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameSheet,
  ...inScenario,
  args: {
    name: 'Kho Báu Rồng Vàng',
    lead: 'Lumen, Slots',
    cover: games[0]?.cover ?? [],
    fallbackCover: '/art/props/seven-380.webp',
    tag: 'Nổ hũ',
    facts: [
      { id: 'rtp', name: 'RTP', value: '96,48%' },
      { id: 'minBet', name: 'Cược tối thiểu', value: '1.000 ₫' },
      { id: 'maxBet', name: 'Cược tối đa', value: '2.000.000 ₫' },
      { id: 'lines', name: 'Số dòng', value: '243' },
      { id: 'maxWin', name: 'Thắng tối đa', value: '5.000 lần' },
    ],
    note: 'RTP là tỷ lệ trả thưởng lý thuyết qua rất nhiều vòng quay, không nói trước kết quả của bạn.',
    closed: undefined,
    favourite: false,
    onFavourite: fn(),
    onPlay: fn(),
    onTry: fn(),
    others: null,
  },
} satisfies Meta<typeof GameSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlayAndTry: Story = {
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chơi thử' }));
    await expect(args.onTry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Chơi ngay' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const WithoutTrial: Story = { args: { onTry: undefined } };
export const Favourite: Story = { args: { favourite: true } };
export const UnderMaintenance: Story = {
  args: { closed: 'Trò chơi này đang bảo trì. Các trò chơi khác vẫn mở.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Chơi ngay' })).not.toBeInTheDocument();
  },
};
export const WithoutReturnToPlayer: Story = { args: { note: undefined, facts: [] } };
