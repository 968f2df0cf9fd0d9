import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { bonusMoney, bonusRounds, headphones } from '@/testing/scenario/pointFixtures';
import { PointCard } from '@/features/points/PointCard';
import { inScenario } from '../../inScenario';

const meta = {
  component: PointCard,
  ...inScenario,
  args: { reward: headphones, balance: 24_680 },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof PointCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Affordable: Story = { tags: ['brand-matrix', 'phone'] };
/** The points that are missing are counted, and no button promises what cannot be had. */
export const NotYet: Story = { args: { balance: 7_320 } };
export const SoldOut: Story = { args: { reward: { ...headphones, stock: 0 } } };
/** A member can ask to be told when it is back, and take that back. */
export const SoldOutForMember: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { reward: { ...headphones, stock: 0 }, awaited: false },
};
export const SoldOutAwaited: Story = {
  tags: ['phone'],
  args: { reward: { ...headphones, stock: 0 }, awaited: true },
};
export const Money: Story = { args: { reward: bonusMoney } };
export const FreeMoney: Story = { args: { reward: { ...bonusMoney, times: 0, days: null } } };
export const Guest: Story = { args: { balance: undefined } };
export const LongTitle: Story = {
  args: {
    reward: {
      ...headphones,
      title: 'Máy chiếu gia đình độ phân giải siêu cao '.repeat(3),
      points: 999_999_999,
    },
  },
};
export const Rounds: Story = { args: { reward: bonusRounds } };
