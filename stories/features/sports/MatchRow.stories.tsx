import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { BoardMatch } from '#contract/wireTypes';
import type { Choice } from '@/features/sports/isSamePick';
import { MatchRow } from '@/features/sports/MatchRow';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { longMatches, matchAt } from '@/testing/scenario/sportsFixtures';

const { markets: _markets, ...duel } = matchAt(1);

interface RowProps {
  match: BoardMatch;
  chosen: readonly Choice[];
  paused: boolean;
  onChoose: () => void;
}

/** In a container, as lists of matches have it: the width of that decides on the columns. */
function Row(props: RowProps) {
  return (
    <div style={{ containerType: 'inline-size' }}>
      <MatchRow {...props} href="/sports?match=1" words={useMatchWords('decimal')} />
    </div>
  );
}

const meta = {
  component: Row,
  ...inScenario,
  args: { match: matchAt(0), chosen: [], paused: false, onChoose: fn() },
  parameters: { requirements: ['SPORT-01', 'STAGE-02'] },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['phone'] };
export const Chosen: Story = {
  args: { chosen: [{ matchId: matchAt(0).id, market: 'handicap', side: 'home', line: -3 }] },
};
export const Coming: Story = { args: { match: matchAt(4) } };
export const Locked: Story = { args: { match: matchAt(2) } };
export const Paused: Story = { args: { paused: true } };
export const Long: Story = { tags: ['phone'], args: { match: longMatches[0] ?? matchAt(0) } };
/** Two ways: no draw. */
export const MoneyLine: Story = { tags: ['phone'], args: { match: matchAt(3) } };
/** A duel has its winner alone. */
export const WinnerOnly: Story = {
  tags: ['phone'],
  args: { match: duel },
};
