import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import type { BoardMatch } from '#contract/wireTypes';
import { MatchPage } from '@/features/sports/MatchPage';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { inScenario } from '../../inScenario';
import { courseAt, matchAt, sportsCourse } from '@/testing/scenario/sportsFixtures';

interface PageProps {
  match: BoardMatch | undefined;
  onChoose: () => void;
}

function Page(props: PageProps) {
  const words = useMatchWords('decimal');
  return (
    <MatchPage
      {...props}
      matchId={matchAt(0).id}
      words={words}
      chosen={[]}
      paused={false}
      backHref="/sports"
    />
  );
}

const meta = {
  component: Page,
  ...inScenario,
  args: { match: matchAt(0), onChoose: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['STAGE-02'] },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = (sportsMatch: object) => ({ scenario: { role: 'member', answers: { sportsMatch } } }) as const;

export const Running: Story = { tags: ['phone'] };
export const Coming: Story = { args: { match: matchAt(4) }, parameters: answer(courseAt(4)) };
export const Ended: Story = {
  args: { match: undefined },
  parameters: answer({ ...sportsCourse, outcome: 'home', score: { home: 3, away: 1 } }),
};
export const Postponed: Story = {
  args: { match: undefined },
  parameters: answer(courseAt(5, { outcome: 'postponed' })),
};
export const NotFound: Story = {
  args: { match: undefined },
  parameters: { scenario: { role: 'member', refusals: { sportsMatch: { message: 'not_found' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy trận này')).toBeVisible();
  },
};
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['sportsMatch'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { sportsMatch: { message: 'try_again' } } } },
};
