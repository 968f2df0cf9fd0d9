import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import type { OddsFormat } from '#contract/sports';
import type { BoardMatch } from '#contract/wireTypes';
import type { Choice } from '@/features/sports/isSamePick';
import { MatchList } from '@/features/sports/MatchList';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';
import { duelMatches, duelResults } from '@/testing/scenario/duelFixtures';
import { longMatches, matchAt, sportsMatches } from '@/testing/scenario/sportsFixtures';

interface ListProps {
  matches: readonly BoardMatch[];
  format: OddsFormat;
  paused: boolean;
  onChoose: () => void;
}

function List({ format, ...rest }: ListProps) {
  const chosen: Choice = { matchId: matchAt(0).id, market: 'handicap', side: 'home', line: -3 };
  return (
    <MatchList
      {...rest}
      results={duelResults}
      words={useMatchWords(format)}
      chosen={[chosen]}
      hrefOf={(id) => `/sports?match=${id}`}
    />
  );
}

const meta = {
  component: List,
  ...inScenario,
  args: { matches: sportsMatches, format: 'decimal', paused: false, onChoose: fn() },
  parameters: { requirements: ['SPORT-01', 'STAGE-02'] },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2 6,60' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      ...{ matchId: matchAt(0).id, market: 'result', side: 'away' },
    });
  },
};
export const Malay: Story = { args: { format: 'malay' } };
export const Paused: Story = { args: { paused: true } };
export const Long: Story = { tags: ['phone'], args: { matches: longMatches } };
export const Empty: Story = { args: { matches: [] } };
/** Cards of duels, with the last results of both sides. */
export const Duels: Story = { tags: ['brand-matrix', 'phone'], args: { matches: duelMatches } };
