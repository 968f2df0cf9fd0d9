import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { SportsDesk } from '@/features/sports/SportsDesk';
import { CategoryScreen } from '@/screens/category/CategoryScreen';
import { CategoryView } from '@/screens/category/CategoryView';
import { inScenario } from '../../inScenario';
import { everywhere } from '../../modes';

const meta = {
  component: CategoryView,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/rng', requirements: ['NAV-16'] },
  args: {
    picture: 'slots',
    title: 'Slots',
    lead: undefined,
    note: undefined,
  },
  render: () => <CategoryScreen />,
} satisfies Meta<typeof CategoryView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['every-brand', 'picture', 'phone'],
  parameters: { chromatic: { modes: everywhere } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Chơi ngay: Kho Báu Rồng Vàng' })).toBeVisible();
  },
};
export const Member: Story = {
  parameters: { scenario: { role: 'member' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Kho Báu Rồng Vàng' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Chơi gần đây' })).toBeInTheDocument();
  },
};
export const OfOneVendor: Story = {
  parameters: { path: '/rng?vassalage=V1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lumen' })).toHaveAttribute('aria-current', 'true');
  },
};
/** A phone has no list of vendors beside the games: the chosen one stands above them. */
export const VendorAsChip: Story = {
  tags: ['phone'],
  parameters: { path: '/rng?vassalage=V1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Lumen/ })).toBeVisible();
  },
};
export const English: Story = { parameters: { scenario: { language: 'EN' } } };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Loading: Story = { tags: ['phone'], parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
export const LongTexts: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
/** A sport without games: only its matches are shown. */
export const WithoutGames: Story = {
  tags: ['phone'],
  args: {
    title: 'Esports',
    picture: 'esport',
    above: <SportsDesk sport="ESPORTS" named={undefined} hrefOf={() => '/esports'} />,
  },
  parameters: { path: '/esports', requirements: ['SPORT-01'] },
  render: (view) => <CategoryView {...view} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Trận đấu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Nhà cung cấp' })).toBeNull();
  },
};
