import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, waitFor } from 'storybook/test';
import { GameGrid } from '@/features/games/GameGrid';
import { gameList } from '@/testing/scenario/fixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameGrid,
  ...inScenario,
  args: { games: gameList, label: 'Slots' },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { tags: ['phone'] };
export const MemberLikesOne: Story = {
  parameters: { scenario: { role: 'member' }, requirements: ['GAME-08'] },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: 'Yêu thích: Kho Báu Rồng Vàng' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  },
};
export const TrialAccount: Story = {
  tags: ['brand-matrix'],
  parameters: { scenario: { role: 'trial' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Cần tài khoản thật/ }))[0]).toBeVisible();
  },
};
