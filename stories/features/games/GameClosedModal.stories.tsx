import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GameClosedModal } from '@/features/games/GameClosedModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameClosedModal,
  ...inScenario,
  args: { item: 'needReal', onClose: fn() },
  parameters: { requirements: ['GAME-06'] },
} satisfies Meta<typeof GameClosedModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NeedsRealAccount: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'trial' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Đã hiểu' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const UnderMaintenance: Story = {
  tags: ['phone'],
  args: { item: 'maintenance' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Các trò chơi khác vẫn mở/)).toBeVisible());
    await expect(await screen.findByRole('list', { name: 'Trò chơi đang mở' })).toBeVisible();
  },
};
