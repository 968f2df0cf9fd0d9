import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { Market } from '#contract/sports';
import { ladderOf } from '@/features/sports/marketColumns';
import { MarketPanel } from '@/features/sports/MarketPanel';
import { useMatchWords } from '@/features/sports/useMatchWords';
import type { Choice } from '@/features/sports/isSamePick';
import { inScenario } from '../../inScenario';
import { longMatches, matchAt } from '@/testing/scenario/sportsFixtures';

interface PanelProps {
  market: Market;
  isLong: boolean;
  chosen: readonly Choice[];
  locked: boolean;
  onChoose: () => void;
}

function Panel({ isLong, market, ...rest }: PanelProps) {
  const match = (isLong ? longMatches[0] : undefined) ?? matchAt(0);
  const picks = {
    result: (['home', 'draw', 'away'] as const).map((side) => ({ market, side })),
    moneyLine: (['home', 'away'] as const).map((side) => ({ market, side })),
    halfResult: (['home', 'draw', 'away'] as const).map((side) => ({ market, side })),
    handicap: ladderOf(match, 'handicap'),
    total: ladderOf(match, 'total'),
  }[market];
  return (
    <MarketPanel {...rest} market={market} match={match} picks={picks} words={useMatchWords('decimal')} />
  );
}

const meta = {
  component: Panel,
  ...inScenario,
  args: { market: 'handicap', isLong: false, chosen: [], locked: false, onChoose: fn() },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Handicap: Story = {
  tags: ['phone'],
  args: { chosen: [{ matchId: matchAt(0).id, market: 'handicap', side: 'home', line: -3 }] },
};
export const Total: Story = { args: { market: 'total' } };
export const Result: Story = { args: { market: 'result' } };
export const FirstHalf: Story = { tags: ['phone'], args: { market: 'halfResult' } };
export const MoneyLine: Story = { args: { market: 'moneyLine' } };
export const Suspended: Story = { args: { locked: true } };
export const Long: Story = { tags: ['phone'], args: { isLong: true } };
