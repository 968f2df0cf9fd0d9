import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SlipFacts } from '@/features/sports/SlipFacts';
import { useSlip, type Slip } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

function Part({ given }: { given: Partial<Slip> }) {
  const slip = useSlip('SPORTS', sportsBoard(), { matchId: matchAt(0).id, side: 'home' });
  return <SlipFacts slip={{ ...slip, ...given }} />;
}

const meta = {
  component: Part,
  ...inScenario,
  args: { given: {} },
  parameters: { scenario: { role: 'member' }, requirements: ['STAGE-02'] },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = { tags: ['phone'] };
export const QuarterLine: Story = { args: { given: { back: 1_020_000n, halfBack: 760_000n } } };
export const Changed: Story = { args: { given: { changed: 1, back: 138_000n } } };
export const Several: Story = {
  args: { given: { isSeveral: true, staked: 300_000n, back: 690_000n, backBefore: 690_000n } },
};
export const Parlay: Story = { args: { given: { isParlay: true, back: 877_404n, most: 5_000_000n } } };
