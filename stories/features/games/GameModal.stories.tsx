import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GameModal } from '@/features/games/GameModal';
import { expectCloseClear } from '../../expectNoOverlap';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';

const meta = {
  component: GameModal,
  ...inScenario,
  args: { item: 'RNG001', onClose: fn() },
} satisfies Meta<typeof GameModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('96,48%')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Chơi ngay' })).toBeVisible();
    await expectCloseClear(screen.getByRole('dialog'));
  },
};
export const MemberLikesIt: Story = {
  parameters: { scenario: { role: 'member' }, requirements: ['GAME-08'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Thêm yêu thích' }));
    await expect(await screen.findByRole('button', { name: 'Bỏ yêu thích' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const Loading: Story = { tags: ['phone'], parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongTexts: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
