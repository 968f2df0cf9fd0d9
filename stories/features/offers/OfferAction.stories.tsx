import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { OfferAction } from '@/features/offers/OfferAction';
import * as fixtures from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferAction,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-01'] },
  args: { offer: fixtures.detail() },
} satisfies Meta<typeof OfferAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToJoin: Story = { tags: ['phone'] };
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Rejected: Story = { args: { offer: fixtures.detailIn.rejected } };
export const OutOfReach: Story = { args: { offer: fixtures.detailIn.outOfReach } };
export const PlacesGone: Story = { args: { offer: fixtures.detailIn.placesGone } };
export const Claimed: Story = { args: { offer: fixtures.detailIn.claimed } };
export const Joined: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tham gia' }));
    await canvas.findByText('Bạn đã tham gia.');
  },
};
/** What was in it, and what it takes to withdraw it. */
export const EnvelopeOpened: Story = {
  tags: ['phone'],
  args: { offer: fixtures.detailIn.envelope },
  parameters: { requirements: ['PROMO-03'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở lì xì' }));
    await canvas.findByText('Trong phong có 68.000 ₫.');
    await canvas.findByText(/5 lần tiền thưởng/);
  },
};
export const PrizeClaimed: Story = {
  args: { offer: fixtures.detailIn.drawn },
  parameters: { requirements: ['PROMO-03'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhận giải' }));
    await canvas.findByText('8.888.000 ₫ đã vào ví của bạn.');
  },
};
export const ClosedMeanwhile: Story = {
  parameters: {
    scenario: { role: 'member', refusals: { promotionJoin: { message: 'promotion_closed' } } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tham gia' }));
    await canvas.findByRole('alert');
  },
};
/** The rounds are there at once, and a link leads to where they are played. */
export const RoundsClaimed: Story = {
  args: { offer: fixtures.detailIn.rounds },
  parameters: {
    scenario: { role: 'member', answers: { promotionReward: { amount: null, rounds: 20 } } },
    requirements: ['PROMO-03'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nhận thưởng' }));
    await canvas.findByText('Bạn đã nhận 20 lượt quay thưởng.');
  },
};
export const RoundsRunning: Story = { tags: ['phone'], args: { offer: fixtures.detailIn.roundsRunning } };
