import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferRounds } from '@/features/offers/OfferRounds';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferRounds,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: {
    rounds: {
      ...{ left: 12, total: 20, until: '2026-11-27T05:00:00.000Z' },
      won: { amount: '34500', currency: 'VND' },
    },
  },
} satisfies Meta<typeof OfferRounds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['phone'] };
