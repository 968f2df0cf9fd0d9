import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { BoardMatch } from '#contract/wireTypes';
import { LiftedMatch } from '@/features/sports/LiftedMatch';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { longMatches, matchAt } from '@/testing/scenario/sportsFixtures';

function Lifted({ match }: { match: BoardMatch }) {
  return <LiftedMatch match={match} words={useMatchWords('decimal')} href="/sports?match=1" />;
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
