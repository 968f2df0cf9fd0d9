import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ParlayOdds } from '@/features/sports/ParlayOdds';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip, type Slip } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

function Part({ given }: { given: Partial<Slip> }) {
  const slip = useSlip('SPORTS', sportsBoard(), { matchId: matchAt(0).id, side: 'home' });
  return <ParlayOdds slip={{ ...slip, ...given }} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Part,
  ...inScenario,
  args: { given: {} },
  parameters: { scenario: { role: 'member' }, requirements: ['STAGE-02'] },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = { tags: ['phone'], args: { given: { odds: '8.77' } } };
export const Large: Story = { args: { given: { odds: '1234567.89' } } };
