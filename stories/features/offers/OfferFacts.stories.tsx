import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferFacts } from '@/features/offers/OfferFacts';
import * as fixtures from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferFacts,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { offer: fixtures.detail() },
} satisfies Meta<typeof OfferFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Share: Story = { tags: ['phone'] };
export const Prizes: Story = { args: { offer: fixtures.detailIn.drawn } };
/** Bonus rounds: in which games, of what stake, until when, and what becomes of what they win. */
export const Rounds: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { offer: { ...fixtures.detail(), ...fixtures.rounds } },
};
