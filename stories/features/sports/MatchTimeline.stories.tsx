import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Value } from '#contract/wireTypes';
import { MatchTimeline } from '@/features/sports/MatchTimeline';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { sportsCourse } from '@/testing/scenario/sportsFixtures';

function Line({ course }: { course: Value<'sportsMatch'> }) {
  return <MatchTimeline course={course} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Line,
  ...inScenario,
  args: { course: sportsCourse },
  globals: { backgrounds: { value: 'dark' } },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Line>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Events: Story = { tags: ['phone'] };
/** Events of one side within a few minutes stand above one another. */
export const Crowded: Story = {
  tags: ['phone'],
  args: {
    course: {
      ...sportsCourse,
      events: [1, 3, 14, 16, 17, 38, 40, 52, 54, 89, 90].map((minute, place) => ({
        minute,
        kind: place % 3 === 0 ? 'yellowCard' : 'goal',
        side: place % 4 === 1 ? 'away' : 'home',
      })),
    },
  },
};
export const Nothing: Story = { args: { course: { ...sportsCourse, events: [], minute: 3 } } };
export const Ended: Story = { args: { course: { ...sportsCourse, outcome: 'home' } } };
