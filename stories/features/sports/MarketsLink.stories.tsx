import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { MarketsLink } from '@/features/sports/MarketsLink';
import { sportsMatches } from '@/testing/scenario/sportsFixtures';
import { inScenario } from '../../inScenario';

const [match] = sportsMatches;
if (match === undefined) throw new Error('There is no match to link to');

const meta = {
  component: MarketsLink,
  ...inScenario,
  args: { match, href: '/sports?match=1' },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof MarketsLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAccessibleName(
      expect.stringContaining(match.homeTeam),
    );
  },
};
/** On a picture it has the colour of the text around it. */
export const Inherits: Story = { args: { tone: 'inherit' } };
