import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Lobby } from '@/features/games/Lobby';
import { LobbyView } from '@/features/games/LobbyView';
import { inScenario } from '../../scenario/inScenario';

const nothing = () => undefined;

const meta = {
  component: LobbyView,
  ...inScenario,
  args: {
    category: 'RNG',
    cards: undefined,
    busy: false,
    onCategory: nothing,
    onRetry: nothing,
    onPlay: nothing,
    onTry: nothing,
    onFavourite: nothing,
  },
  render: () => <Lobby />,
} satisfies Meta<typeof LobbyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Chơi ngay: Kho Báu Rồng Vàng' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Bắn cá' }));
    await expect(canvas.getByRole('tab', { name: 'Bắn cá' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const TrialAccount: Story = { tags: ['brand-matrix'], parameters: { scenario: { role: 'trial' } } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Failed: Story = {
  parameters: { scenario: { data: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  },
};
export const LongTexts: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
