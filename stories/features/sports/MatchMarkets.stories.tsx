import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { BoardMatch } from '#contract/wireTypes';
import { MatchMarkets } from '@/features/sports/MatchMarkets';
import { useMatchWords } from '@/features/sports/useMatchWords';
import type { Choice } from '@/features/sports/isSamePick';
import { inScenario } from '../../inScenario';
import { matchAt } from '@/testing/scenario/sportsFixtures';

interface MarketsProps {
  match: BoardMatch;
  chosen: readonly Choice[];
  paused: boolean;
  onChoose: () => void;
}

/** In a container, as lists of matches have it: the width of that decides on the columns. */
function Markets(props: MarketsProps) {
  return (
    <div style={{ containerType: 'inline-size' }}>
      <MatchMarkets {...props} words={useMatchWords('decimal')} />
    </div>
  );
}

const { markets, ...duel } = matchAt(1);
const noTotal = { ...duel, ...(markets && { markets: { ...markets, total: [] } }) };

const meta = {
  component: Markets,
  ...inScenario,
  args: { match: matchAt(0), chosen: [], paused: false, onChoose: fn() },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Markets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDraw: Story = { tags: ['phone'] };
export const TwoWays: Story = { args: { match: matchAt(3) } };
export const WinnerOnly: Story = { args: { match: duel } };
export const NoTotal: Story = { args: { match: noTotal } };
export const Suspended: Story = { args: { match: matchAt(2) } };
