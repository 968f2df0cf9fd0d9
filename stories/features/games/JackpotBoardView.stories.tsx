import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JackpotBoardView } from '@/features/games/JackpotBoardView';
import { jackpotContent } from '@/testing/scenario/jackpotFixtures';
import { inScenario } from '../../inScenario';

const { jackpots } = jackpotContent('full');

const meta = {
  component: JackpotBoardView,
  ...inScenario,
  args: { largest: jackpots.largest, hits: jackpots.hits },
} satisfies Meta<typeof JackpotBoardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pots: Story = {};
export const NothingWonYet: Story = { args: { hits: [] } };
