import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FreeRoundCard } from '@/features/rewards/FreeRoundCard';
import { freeRounds } from '@/testing/scenario/rewardFixtures';
import { RewardGrid } from '@/ui/layout/RewardGrid';
import { inScenario } from '../../inScenario';

const [open, played, ended] = freeRounds.list;
if (!open || !played || !ended) throw new Error('The fixtures have rounds in each state');

const meta = {
  component: FreeRoundCard,
  ...inScenario,
  render: (args) => (
    <RewardGrid>
      <FreeRoundCard {...args} />
    </RewardGrid>
  ),
  args: { rounds: open },
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-09'] },
} satisfies Meta<typeof FreeRoundCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Played: Story = { args: { rounds: played } };
export const Over: Story = { args: { rounds: ended } };
/** A game that has left the brand is not offered. */
export const WithoutGames: Story = { args: { rounds: { ...open, games: [] } } };
export const LongNames: Story = {
  tags: ['phone'],
  args: {
    rounds: {
      ...open,
      total: 1_000,
      left: 998,
      games: open.games.map((game) => ({ ...game, gameName: 'Kho Báu Rồng Vàng Của Hoàng Đế Cuối Cùng' })),
    },
  },
};
