import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { Value } from '#contract/wireTypes';
import { MatchPitch } from '@/features/sports/MatchPitch';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { stressTexts } from '@/testing/samples';
import { inScenario } from '../../inScenario';
import { duelAt } from '@/testing/scenario/duelFixtures';
import { courseAt, sportsCourse } from '@/testing/scenario/sportsFixtures';

function Pitch({ course }: { course: Value<'sportsMatch'> }) {
  return <MatchPitch course={course} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Pitch,
  ...inScenario,
  args: { course: sportsCourse },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Pitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bàn thắng, Việt Nam, phút 14')).toBeInTheDocument();
  },
};
export const Coming: Story = { tags: ['phone'], args: { course: courseAt(3) } };
export const Ended: Story = {
  args: { course: { ...sportsCourse, outcome: 'home', score: { home: 2, away: 1 } } },
};
export const Postponed: Story = { args: { course: courseAt(5, { outcome: 'postponed' }) } };
export const Long: Story = {
  tags: ['phone'],
  args: { course: { ...sportsCourse, homeTeam: stressTexts.team, awayTeam: `${stressTexts.team} 2` } },
};
/** Each discipline has a ground of its own. */
export const Basketball: Story = {
  args: { course: { ...courseAt(3), minute: 31, score: { home: 33, away: 27 } } },
};
export const Futsal: Story = { args: { course: courseAt(4, { minute: 12, score: { home: 1, away: 2 } }) } };
export const Fight: Story = { args: { course: { ...duelAt(1), outcome: null, lasts: 8, events: [] } } };
export const Race: Story = { args: { course: { ...duelAt(3), outcome: null, lasts: 4, events: [] } } };
export const Esports: Story = {
  tags: ['phone'],
  args: { course: { ...duelAt(5), outcome: null, lasts: 55, events: [] } },
};
