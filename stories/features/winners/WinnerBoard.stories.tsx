import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { games } from '@/testing/samples';
import { Button } from '@/ui/actions/Button';
import { WinnerBoard } from '@/features/winners/WinnerBoard';
import { inBrandsAndOnPhone } from '../../modes';

const names = [
  'huyn***88',
  'than***07',
  'kha***t9',
  'bao***ng',
  'lin***22',
  'duc***an',
  'tram***5',
  'quo***k1',
];

const winners = Array.from({ length: 16 }, (_, index) => {
  const game = games[index % games.length];
  return {
    id: String(index),
    name: names[index % names.length] ?? '***',
    game: game?.name ?? '',
    amount: `+${48 - index * 2}.250.000`,
    picture: game?.cover ?? [],
    onPlay: () => {},
  };
});

const meta = {
  component: WinnerBoard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Người thắng mới',
    labels: { pause: 'Dừng bảng thắng', goOn: 'Cho bảng thắng chạy tiếp' },
    note: 'Hôm nay',
    winners,
    footer: <Button href="/?modal=winners">Bảng xếp hạng</Button>,
  },
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sixteen: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone }, requirements: ['HOME-05'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull(), {
      timeout: 5000,
    });
    await expect(canvasElement.querySelectorAll('.swiper-slide')).toHaveLength(16);
  },
};
export const Few: Story = { args: { winners: winners.slice(0, 4) } };
