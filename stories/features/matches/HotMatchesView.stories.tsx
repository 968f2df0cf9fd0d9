import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { HotMatchesView } from '@/features/matches/HotMatchesView';
import { inScenario } from '../../inScenario';
import { inBrands, onPhone } from '../../modes';

const odds = [
  { id: 'home', label: 'Chủ', odds: '1,42' },
  { id: 'away', label: 'Khách', odds: '6,20' },
];

const matches = ['Thái Lan', 'Lào', 'Malaysia', 'Singapore'].map((name, index) => ({
  id: String(index),
  competition: 'Cúp Đông Nam Á',
  live: index === 0,
  time: index === 0 ? "67'" : '01:30 21/11',
  home: { name: 'Việt Nam', picture: ['/art/teams/vn.svg'] },
  away: { name, picture: ['/art/teams/th.svg'] },
  score: index === 0 ? '2 - 1' : undefined,
  startsAt: undefined,
  fallbackPicture: '/art/icons/sport.webp',
  odds,
}));

const meta = {
  component: HotMatchesView,
  ...inScenario,
  parameters: { requirements: ['HOME-03'] },
  args: { matches, leads: false, busy: false, onRetry: () => undefined },
} satisfies Meta<typeof HotMatchesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboveThree: Story = {
  tags: ['brand-matrix', 'picture'],
  parameters: { chromatic: { modes: inBrands } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trận tiếp theo' }));
    await expect(canvas.getByText('1 trực tiếp')).toBeVisible();
  },
};
/** A phone has no arrows; the user swipes. */
export const ByFinger: Story = {
  tags: ['phone', 'picture'],
  parameters: { chromatic: { modes: onPhone } },
};
export const Three: Story = {
  args: { matches: matches.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Trận tiếp theo' })).toBeNull();
  },
};
export const Leading: Story = { args: { leads: true } };
export const Failed: Story = { args: { matches: undefined, failure: 'Kết nối mạng không ổn định' } };
