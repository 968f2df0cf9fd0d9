import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { games } from '@/testing/samples';
import { WinnerRow } from '@/features/winners/WinnerRow';

const meta = {
  component: WinnerRow,
  tags: ['brand-matrix'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 252 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'huyn***88',
    game: 'Kho Báu Rồng Vàng',
    amount: '+48.250.000',
    picture: games[0]?.cover ?? [],
    onPlay: fn(),
  },
} satisfies Meta<typeof WinnerRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Winner: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { game: 'Kỵ Sĩ Rồng Lửa Ở Vương Quốc Cổ Ngữ', name: 'đặn***ệc', amount: '+999.999.999.999' },
};
export const FullyMasked: Story = { args: { name: '***' } };
