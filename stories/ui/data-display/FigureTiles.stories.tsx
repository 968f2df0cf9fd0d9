import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { FigureTiles } from '@/ui/data-display/FigureTiles';

const meta = {
  component: FigureTiles,
  args: {
    figures: [
      { id: 'stake', label: 'Tiền cược', value: '42.816.000 ₫', note: '318 vé' },
      { id: 'net', label: 'Lãi lỗ', value: '−1.640.000 ₫', tone: 'loss' as const },
    ],
  },
} satisfies Meta<typeof FigureTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { tags: ['brand-matrix', 'phone'] };
export const Waiting: Story = { args: { figures: [{ id: 'stake', label: 'Tiền cược', value: undefined }] } };
export const Largest: Story = {
  tags: ['phone'],
  args: { figures: [{ id: 'stake', label: stressTexts.longLabel, value: stressTexts.amount, tone: 'gain' }] },
};
