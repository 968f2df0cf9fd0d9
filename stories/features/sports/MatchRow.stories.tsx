import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { Side } from '#contract/sports';
import type { HotMatch } from '#contract/wireTypes';
import { MatchRow } from '@/features/sports/MatchRow';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { longMatches, matchAt } from '@/testing/scenario/sportsFixtures';

interface RowProps {
  match: HotMatch;
  chosen: Side | undefined;
  paused: boolean;
  onChoose: () => void;
}

function Row(props: RowProps) {
  return <MatchRow {...props} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Row,
  ...inScenario,
  args: { match: matchAt(0), chosen: undefined, paused: false, onChoose: fn() },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['phone'] };
export const Chosen: Story = { args: { chosen: 'draw' } };
export const Coming: Story = { args: { match: matchAt(3) } };
export const Locked: Story = { args: { match: matchAt(2) } };
export const Paused: Story = { args: { paused: true } };
export const Long: Story = { tags: ['phone'], args: { match: longMatches[0] ?? matchAt(0) } };
