import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JackpotLadder, ladderOf } from '@/features/games/JackpotLadder';
import { jackpotContent } from '@/testing/scenario/jackpotFixtures';
import { inScenario } from '../../inScenario';

const stepsOf = (data: 'full' | 'long') => ladderOf(jackpotContent(data).jackpots.largest);

const meta = {
  component: JackpotLadder,
  ...inScenario,
  args: { steps: stepsOf('full') },
} satisfies Meta<typeof JackpotLadder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourTiers: Story = { tags: ['phone'] };
export const TwoTiers: Story = { args: { steps: stepsOf('full').slice(0, 2) } };
export const LongNames: Story = { args: { steps: stepsOf('long') } };
