import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { promotionStatuses } from '#contract/promotions';
import { Inline } from '@/ui/layout/Inline';
import { OfferStatus } from '@/features/offers/OfferStatus';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferStatus,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { status: 'join' },
} satisfies Meta<typeof OfferStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Each: Story = {
  render: () => (
    <Inline>
      {promotionStatuses.map((status) => (
        <OfferStatus key={status} status={status} />
      ))}
    </Inline>
  ),
};
