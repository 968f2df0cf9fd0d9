import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MoneyTiles } from '@/features/team-reports/MoneyTiles';
import { inScenario } from '../../inScenario';

const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;

const meta = {
  component: MoneyTiles,
  ...inScenario,
  parameters: { scenario: { role: 'agent' } },
  args: {
    tiles: [
      { id: 'bets', label: 'Cược hợp lệ', amount: vnd(359_500_000), note: 'Ván: 8.988' },
      { id: 'net', label: 'Lãi lỗ', amount: vnd(-19_900_000), signed: true },
      { id: 'profit', label: 'Lợi nhuận', amount: undefined, signed: true },
    ],
  },
} satisfies Meta<typeof MoneyTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneStillLoads: Story = { tags: ['phone'] };
