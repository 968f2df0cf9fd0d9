import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import type { Pick as MatchPick } from '#contract/settleLeg';
import { OddsCell } from '@/features/sports/OddsCell';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { matchAt } from '@/testing/scenario/sportsFixtures';

interface CellProps {
  pick: MatchPick;
  chosen: boolean;
  locked: boolean;
  onChoose: () => void;
}

function Cell(props: CellProps) {
  return <OddsCell {...props} match={matchAt(0)} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Cell,
  ...inScenario,
  args: { pick: { market: 'result', side: 'home' }, chosen: false, locked: false, onChoose: fn() },
  parameters: { requirements: ['SPORT-01', 'STAGE-02'] },
} satisfies Meta<typeof Cell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 1,42' }));
    await expect(args.onChoose).toHaveBeenCalled();
  },
};
/** The line is written as its side has it; a screen reader hears the team too. */
export const Handicap: Story = {
  args: { pick: { market: 'handicap', side: 'away', line: -3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Thái Lan +0,75 1,84' })).toBeVisible();
  },
};
export const Total: Story = { args: { pick: { market: 'total', side: 'over', line: 10 } } };
export const Chosen: Story = { args: { chosen: true } };
export const Locked: Story = { args: { locked: true } };
/** The feed has taken the line back. */
export const LineGone: Story = { args: { pick: { market: 'handicap', side: 'home', line: -40 } } };
