import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { DayChart } from '@/ui/data-display/DayChart';

const meta = {
  component: DayChart,
  args: {
    days: [
      { day: '14/11', bar: 40, line: 8, barText: '40', lineText: '+8' },
      { day: '15/11', bar: 90, line: -12, barText: '90', lineText: '−12' },
      { day: '16/11', bar: 0, line: 0, barText: '0', lineText: '0' },
    ],
    labels: { chart: 'Biểu đồ 3 ngày', day: 'Ngày', bar: 'Cược', line: 'Lãi lỗ', table: 'Xem dạng bảng' },
  },
} satisfies Meta<typeof DayChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDays: Story = { tags: ['brand-matrix', 'phone'] };
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Xem dạng bảng'));
    await canvas.findByRole('rowheader', { name: '15/11' });
  },
};
export const LongWords: Story = {
  args: {
    labels: {
      chart: 'Biểu đồ',
      day: 'Ngày',
      bar: stressTexts.longLabel,
      line: stressTexts.longLabel,
      table: stressTexts.longLabel,
    },
  },
};
