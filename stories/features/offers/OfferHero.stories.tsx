import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferHero } from '@/features/offers/OfferHero';
import * as fixtures from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferHero,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { offer: fixtures.firstDeposit },
} satisfies Meta<typeof OfferHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToJoin: Story = { tags: ['brand-matrix', 'phone'] };
export const OutOfReach: Story = {
  tags: ['phone'],
  args: { offer: { ...fixtures.firstDeposit, outOfReach: 'newMember' } },
};
/** Without an end and with nothing to do it leads to its details. */
export const WithoutAnEnd: Story = {
  args: { offer: { ...fixtures.firstDeposit, status: 'claimed', endsAt: null } },
};
