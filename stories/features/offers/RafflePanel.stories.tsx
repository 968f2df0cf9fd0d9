import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RafflePanel } from '@/features/offers/RafflePanel';
import * as fixtures from '@/testing/scenario/promotionFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: RafflePanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-03'] },
  args: { raffle: fixtures.detailIn.drawn.raffle ?? never(), ticket: 17 },
} satisfies Meta<typeof RafflePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = { tags: ['phone'] };
export const BeforeTheDraw: Story = { args: { raffle: fixtures.detailIn.waiting.raffle ?? never() } };

function never(): never {
  throw new Error('The fixture has a raffle');
}
