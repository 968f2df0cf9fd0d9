import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from '@mui/material/styles';
import { promotionStatuses, type PromotionStatus } from '#contract/promotions';
import { space } from '#theme/space';
import { OfferCard } from '@/features/offers/OfferCard';
import { OfferList } from '@/features/offers/OfferList';
import { firstDeposit } from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space(4),
});

/** A card for each status that the gateway tells to such a visitor. */
function EveryStatus({ statuses }: { statuses: readonly PromotionStatus[] }) {
  return (
    <Cards>
      {statuses.map((status, place) => (
        <OfferCard
          key={status}
          offer={{ ...firstDeposit, id: place + 1, title: status, status }}
          place={place}
        />
      ))}
    </Cards>
  );
}

/** Of visitors and trial accounts nothing is known (decision 87). */
const impersonal = ['join', 'comingSoon', 'close'] as const;

const meta = {
  component: EveryStatus,
  ...inScenario,
  args: { statuses: promotionStatuses },
  tags: ['every-brand'],
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
} satisfies Meta<typeof EveryStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['phone'] };
export const Guest: Story = {
  args: { statuses: impersonal },
  parameters: { scenario: { role: 'guest' } },
};
export const Trial: Story = {
  args: { statuses: impersonal },
  parameters: { scenario: { role: 'trial' } },
};
/** Whoever rests is shown none. */
export const Resting: Story = {
  render: () => <OfferList />,
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        playBreak: { pause: { kind: 'timeOut', until: '2027-01-01T00:00:00.000Z' }, realityCheckAt: null },
      },
    },
    requirements: ['SAFE-04'],
  },
};
