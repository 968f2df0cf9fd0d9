import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferCard } from '@/features/offers/OfferCard';
import * as fixtures from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferCard,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { offer: fixtures.firstDeposit, place: 0 },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToJoin: Story = { tags: ['phone'] };
export const Claimed: Story = { args: { offer: { ...fixtures.firstDeposit, status: 'claimed' }, place: 1 } };
export const FewPlaces: Story = {
  args: { offer: { ...fixtures.firstDeposit, places: { total: 200, left: 41 } }, place: 2 },
};
/** Its member was there before: no step, and the reason in one line. */
export const OutOfReach: Story = {
  tags: ['phone', 'every-brand'],
  args: { offer: { ...fixtures.firstDeposit, outOfReach: 'firstDeposit' } },
};
export const ToRead: Story = { args: { offer: fixtures.detailIn.toRead } };
