import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { GameFrame } from '@/screens/seamless/GameFrame';
import { games } from '@/testing/samples';

const meta = {
  component: GameFrame,
  args: {
    title: 'Kho Báu Rồng Vàng',
    src: undefined,
    cover: games[0]?.cover ?? [],
    fallbackCover: '/art/props/seven-380.webp',
    waiting: 'Đang mở trò chơi',
    ready: false,
    frame: { current: null },
  },
  decorators: [
    (Story) => (
      <div style={{ height: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['GAME-07'] },
} satisfies Meta<typeof GameFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang mở trò chơi');
  },
};
