import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Value } from '#contract/wireTypes';
import { ResultList } from '@/features/sports/ResultList';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { sportsResults } from '@/testing/scenario/sportsFixtures';

function Results({ results }: { results: Value<'sportsResults'>['list'] }) {
  return <ResultList results={results} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Results,
  ...inScenario,
  args: { results: [...sportsResults] },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof Results>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Empty: Story = { args: { results: [] } };
