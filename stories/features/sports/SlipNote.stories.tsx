import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SlipNote } from '@/features/sports/SlipNote';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip, type Slip } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

function Part({ given }: { given: Partial<Slip> }) {
  const slip = useSlip('SPORTS', sportsBoard(), { matchId: matchAt(0).id, side: 'home' });
  return <SlipNote slip={{ ...slip, ...given }} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Part,
  ...inScenario,
  args: { given: {} },
  parameters: { scenario: { role: 'member' }, requirements: ['STAGE-02'] },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = { args: { given: { changed: 1 } } };
export const Closed: Story = { args: { given: { isClosed: true } } };
export const ParlayChanged: Story = { args: { given: { isParlay: true, changed: 2 } } };
export const SinglesChanged: Story = { args: { given: { isSeveral: true, changed: 2 } } };
export const ParlayClash: Story = { args: { given: { isParlay: true, isClashing: true } } };
export const ParlayClosed: Story = { args: { given: { isParlay: true, isClosed: true } } };
