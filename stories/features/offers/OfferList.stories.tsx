import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OfferList } from '@/features/offers/OfferList';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferList,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const Nothing: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const LongTitles: Story = {
  tags: ['phone'],
  parameters: { scenario: { role: 'member', data: 'long' } },
};
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['promotions'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { promotions: { message: 'try_again' } } } },
};
/** Whoever rests is shown no promotion. */
export const Resting: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        playBreak: {
          pause: { kind: 'timeOut', until: '2027-01-01T00:00:00.000Z' },
          realityCheckAt: null,
        },
      },
    },
    requirements: ['SAFE-04'],
  },
};
