import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MatchCounts } from '@/features/sports/MatchCounts';
import { inScenario } from '../../inScenario';

const meta = {
  component: MatchCounts,
  ...inScenario,
  args: {
    counts: { shots: { home: 6, away: 4 }, corners: { home: 5, away: 3 }, cards: { home: 0, away: 1 } },
  },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof MatchCounts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = { tags: ['phone'] };
