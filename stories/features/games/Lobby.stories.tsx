import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Lobby } from '@/features/games/Lobby';
import { WinnerCards } from '@/features/winners/WinnerCards';
import { Winners } from '@/features/winners/Winners';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: Lobby,
  ...inScenario,
  parameters: { requirements: ['HOME-04', 'GAME-01'] },
  args: { board: <Winners />, winners: <WinnerCards /> },
} satisfies Meta<typeof Lobby>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Chơi ngay: Kho Báu Rồng Vàng' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Bắn cá' }));
    await expect(canvas.getByRole('tab', { name: 'Bắn cá' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const WinnersTab: Story = {
  tags: ['brand-matrix', 'phone'],
  // The arrows stand on the edges of the strip, for which pages have room.
  decorators: [
    (Story) => (
      <div style={{ paddingInline: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Thắng lớn' }));
    await expect(
      await canvas.findByRole('article', { name: 'huyn***88, Kho Báu Rồng Vàng' }),
    ).toBeInTheDocument();
  },
};
export const TrialAccount: Story = { tags: ['brand-matrix'], parameters: { scenario: { role: 'trial' } } };
export const Member: Story = { parameters: { scenario: { role: 'member' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongText: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
