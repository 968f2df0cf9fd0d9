import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DayChartPanel } from '@/shared/DayChartPanel';
import { inScenario } from '../inScenario';

const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;

const meta = {
  component: DayChartPanel,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    days: [3, 9, 4, 7].map((height, index) => ({
      day: `2026-11-1${index}`,
      bar: vnd(height * 1_000_000),
      line: vnd((index - 2) * 900_000),
    })),
    labels: { title: 'Tiền cược theo ngày', chart: 'Biểu đồ 4 ngày', bar: 'Tiền cược', line: 'Lãi lỗ' },
  },
} satisfies Meta<typeof DayChartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourDays: Story = { tags: ['phone'] };
export const Waiting: Story = { args: { days: undefined } };
