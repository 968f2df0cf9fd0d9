import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JackpotHits } from '@/features/games/JackpotHits';
import { jackpotContent } from '@/testing/scenario/jackpotFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: JackpotHits,
  ...inScenario,
  args: { hits: jackpotContent('full').jackpots.hits },
} satisfies Meta<typeof JackpotHits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = { tags: ['phone'] };
export const NothingWonYet: Story = { args: { hits: [] } };
export const LongNames: Story = { args: { hits: jackpotContent('long').jackpots.hits } };
