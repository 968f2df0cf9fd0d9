import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { AccountGamesView } from '@/screens/account-games/AccountGamesView';
import { FavouritesScreen } from '@/screens/account-games/FavouritesScreen';
import { HotScreen } from '@/screens/account-games/HotScreen';
import { inScenario } from '../../inScenario';

const meta = {
  component: AccountGamesView,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/hot', requirements: ['NAV-16', 'GAME-09'] },
  args: { picture: 'fire', title: '', lead: '', strip: null, children: null },
  render: () => <HotScreen />,
} satisfies Meta<typeof AccountGamesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hot: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Game hot' })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'Kho Báu Rồng Vàng' })).toBeVisible();
  },
};
export const HotLoading: Story = { parameters: { scenario: { data: 'loading' } } };
export const HotEmpty: Story = { parameters: { scenario: { data: 'empty' } } };
export const HotFailed: Story = { parameters: { scenario: { data: 'error' } } };

const favourites = { path: '/favorite', requirements: ['NAV-16', 'GAME-08'] };

export const Favourites: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { ...favourites, scenario: { role: 'member' } },
  render: () => <FavouritesScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};
export const FavouritesOfGuest: Story = {
  parameters: favourites,
  render: () => <FavouritesScreen />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Đăng nhập' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Phổ biến' })).toBeVisible();
  },
};
export const NoFavourites: Story = {
  parameters: { ...favourites, scenario: { role: 'member', data: 'empty' } },
  render: () => <FavouritesScreen />,
};
