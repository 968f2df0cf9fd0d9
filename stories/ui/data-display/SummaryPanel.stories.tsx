import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/ui/actions/Button';
import { SummaryPanel } from '@/ui/data-display/SummaryPanel';

const meta = {
  component: SummaryPanel,
  tags: ['brand-matrix'],
  args: {
    title: 'Tóm tắt',
    rows: [
      { label: 'Số tiền nạp', value: '2.000.000 ₫' },
      { label: 'Phí', value: '0 ₫' },
    ],
    total: { label: 'Thực nhận', value: '2.000.000 ₫' },
    children: (
      <Button tone="accent" size="large" fullWidth>
        Nạp tiền
      </Button>
    ),
  },
} satisfies Meta<typeof SummaryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTotal: Story = {};
export const LargestAmounts: Story = {
  args: {
    rows: [{ label: 'Số tiền nạp', value: '999.999.999.999 ₫' }],
    total: { label: 'Thực nhận', value: '999.999.999.999 ₫' },
  },
};
