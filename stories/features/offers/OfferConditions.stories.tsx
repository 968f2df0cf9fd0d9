import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferConditions } from '@/features/offers/OfferConditions';
import * as fixtures from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferConditions,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { conditions: fixtures.detail().conditions },
} satisfies Meta<typeof OfferConditions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { tags: ['phone'] };
/** Of a visitor nothing is known. */
export const Visitor: Story = { args: { conditions: fixtures.detailIn.visitor.conditions } };
