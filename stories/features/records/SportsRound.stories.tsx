import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { SportsRound } from '@/features/records/SportsRound';
import { inScenario } from '../../inScenario';
import { placedBet } from '@/testing/scenario/sportsFixtures';

const meta = {
  component: SportsRound,
  ...inScenario,
  args: { bet: placedBet(1) },
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01', 'STAGE-02'] },
} satisfies Meta<typeof SportsRound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tỷ số 2 - 0/)).toBeVisible();
  },
};
export const Open: Story = { args: { bet: placedBet(0) } };
export const HalfWon: Story = { args: { bet: placedBet(4) } };
/** A bet on the first half shows the score by which it was settled. */
export const FirstHalf: Story = {
  args: {
    bet: {
      ...placedBet(1),
      legs: placedBet(1).legs.map((leg) => ({ ...leg, market: 'halfResult', half: { home: 1, away: 0 } })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hiệp 1: 1 - 0/)).toBeVisible();
  },
};
export const Parlay: Story = { tags: ['phone'], args: { bet: placedBet(5) } };
export const Void: Story = { args: { bet: placedBet(3) } };
