import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BetName } from '@/features/records/BetName';
import { inScenario } from '../../inScenario';

const bet = {
  id: '00000000-0000-7000-8000-000000000001',
  gameName: 'Kho Báu Rồng Vàng',
  gameType: 'RNG',
  vendorName: 'Lumen',
  showIcon: '/covers/RNG001',
  free: null,
} as const;

const meta = {
  component: BetName,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-08'] },
  args: { bet },
} satisfies Meta<typeof BetName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};
export const GameGone: Story = { args: { bet: { ...bet, gameName: 'RNG0999', showIcon: null } } };
/** A bonus round: what was staked for the player and what it won stand beside its name. */
export const BonusRound: Story = {
  args: {
    bet: {
      ...bet,
      free: { stake: { amount: '2000', currency: 'VND' }, win: { amount: '34500', currency: 'VND' } },
    },
  },
};
