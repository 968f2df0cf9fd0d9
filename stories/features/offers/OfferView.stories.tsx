import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferView } from '@/features/offers/OfferView';
import * as fixtures from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferView,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { offer: fixtures.detail() },
} satisfies Meta<typeof OfferView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToJoin: Story = { tags: ['brand-matrix', 'phone'] };
export const Claimed: Story = { tags: ['phone'], args: { offer: fixtures.detailIn.claimed } };
export const Drawn: Story = { args: { offer: fixtures.detailIn.drawn } };
export const Visitor: Story = {
  args: { offer: fixtures.detailIn.visitor },
  parameters: { scenario: { role: 'guest' } },
};
export const ToRead: Story = { args: { offer: fixtures.detailIn.toRead } };
