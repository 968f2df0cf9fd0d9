import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FeedNote } from '@/features/sports/FeedNote';
import { inScenario } from '../../inScenario';

const meta = {
  component: FeedNote,
  ...inScenario,
  args: { reason: 'paused' },
  parameters: { requirements: ['SPORT-01'] },
} satisfies Meta<typeof FeedNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = { tags: ['phone'] };
export const Stale: Story = { args: { reason: 'stale' } };
