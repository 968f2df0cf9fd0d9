import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { GameWindow } from '@/screens/seamless/GameWindow';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameWindow,
  ...inScenario,
  args: { url: 'https://games.example/play', onAgain: fn(), onLeave: fn() },
  parameters: { requirements: ['GAME-06'] },
} satisfies Meta<typeof GameWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trò chơi mở trong cửa sổ riêng')).toBeVisible();
  },
};
export const Blocked: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { blocksWindows: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Trình duyệt đã chặn cửa sổ bật lên/)).toBeVisible();
  },
};
