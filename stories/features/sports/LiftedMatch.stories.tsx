import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { BoardMatch } from '#contract/wireTypes';
import { LiftedMatch } from '@/features/sports/LiftedMatch';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { duelAt } from '@/testing/scenario/duelFixtures';
import { longMatches, matchAt } from '@/testing/scenario/sportsFixtures';

function Lifted({ match }: { match: BoardMatch }) {
  return (
    <LiftedMatch
      match={match}
      words={useMatchWords('decimal')}
      href="/sports?match=1"
      chosen={[]}
      paused={false}
      onChoose={fn()}
    />
  );
}

const meta = {
  component: Lifted,
  ...inScenario,
  args: { match: matchAt(0) },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Lifted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['brand-matrix', 'phone'] };
export const Long: Story = { tags: ['phone'], args: { match: longMatches[0] ?? matchAt(0) } };
/** A duel takes bets until it begins. */
export const NextFight: Story = { tags: ['brand-matrix', 'phone'], args: { match: duelAt(1) } };
export const NextRace: Story = { tags: ['brand-matrix', 'phone'], args: { match: duelAt(3) } };
/** Further away than an hour: the time of day instead of a clock. */
export const LaterRace: Story = { args: { match: duelAt(4) } };
export const EsportsRunning: Story = { tags: ['brand-matrix', 'phone'], args: { match: duelAt(5) } };
