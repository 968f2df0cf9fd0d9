import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Value } from '#contract/wireTypes';
import { BetList } from '@/features/sports/BetList';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { sportsBets } from '@/testing/scenario/sportsFixtures';

function Bets({ bets }: { bets: Value<'sportsBets'>['list'] }) {
  return <BetList bets={bets} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Bets,
  ...inScenario,
  args: { bets: [...sportsBets] },
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01'] },
} satisfies Meta<typeof Bets>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['phone'] };
export const Empty: Story = { args: { bets: [] } };
