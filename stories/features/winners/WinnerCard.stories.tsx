import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { WinnerCard } from '@/features/winners/WinnerCard';
import { games, stressTexts, pictures } from '@/testing/samples';

const meta = {
  component: WinnerCard,
  tags: ['brand-matrix'],
  decorators: [
    (Story) => (
      <div style={{ width: 165 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    name: 'huyn***88',
    game: 'Kho Báu Rồng Vàng',
    amount: '+48.250.000 ₫',
    picture: games[0]?.cover ?? [],
    playLabel: 'Mở trò chơi',
    onPlay: fn(),
  },
} satisfies Meta<typeof WinnerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Win: Story = {
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mở trò chơi: Kho Báu Rồng Vàng' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const LongAmount: Story = { args: { amount: `+${stressTexts.amount}`, name: stressTexts.name } };
export const BrokenCover: Story = {
  tags: ['failing-requests'],
  args: { picture: [pictures.broken], fallbackPicture: pictures.fallbackCover },
};
