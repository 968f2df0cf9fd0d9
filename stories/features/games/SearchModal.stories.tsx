import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SearchModal } from '@/features/games/SearchModal';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';

const meta = {
  component: SearchModal,
  ...inScenario,
  args: { item: undefined, onClose: fn() },
  parameters: { requirements: ['GAME-02'] },
} satisfies Meta<typeof SearchModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Tìm trò chơi' })).toHaveFocus();
  },
};
export const Found: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  args: { item: 'rong' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('article', { name: 'Kho Báu Rồng Vàng' })).toBeVisible());
    // A dialog that closed a moment before may have taken the focus back.
    screen.getByRole('combobox', { name: 'Tìm trò chơi' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const play = screen.getByRole('button', { name: 'Chơi ngay: Kho Báu Rồng Vàng' });
    await waitFor(() => expect(play).toHaveFocus());
  },
};
export const FoundProvider: Story = {
  args: { item: 'lumen' },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('option', { name: /Lumen/ })[0]).toBeVisible());
  },
};
/** Pages and offers are found by their names in the language of the page. */
export const FoundPagesAndOffers: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { item: 'Thưởng' },
  parameters: { scenario: { role: 'member' } },
  play: async () => {
    const field = await screen.findByRole('combobox', { name: 'Tìm trò chơi' });
    const page = await screen.findByRole('option', { name: /^Chi tiết thưởng/ });
    await expect(await screen.findByRole('option', { name: /Thưởng nạp đầu/ })).toBeVisible();
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page).toHaveAttribute('aria-selected', 'true'));
    await expect(field).toHaveAttribute('aria-activedescendant', page.id);
    await expect(field).toHaveFocus();
  },
};
export const NothingFound: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { item: 'sieu thu 9000' },
  parameters: { scenario: { answers: { gameList: { games: [], pageNum: 1, totalPages: 0, total: 0 } } } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Chưa tìm thấy “sieu thu 9000”')).toBeVisible());
  },
};
export const Loading: Story = { args: { item: 'rong' }, parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { args: { item: 'rong' }, parameters: { scenario: { data: 'error' } } };
