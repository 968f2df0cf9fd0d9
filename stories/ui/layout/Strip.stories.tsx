import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { PromotionCard } from '@/ui/gaming/PromotionCard';
import { Strip } from '@/ui/layout/Strip';
import { useStrip } from '@/ui/hooks/useStrip';
import { pictures } from '@/testing/samples';

const items = (['a', 'b', 'c', 'a', 'b'] as const).map((plate, index) => ({
  id: String(index),
  content: (
    <PromotionCard
      plate={plate}
      title="Lì xì điểm danh đến 131K"
      condition="Mỗi ngày, cược đủ 5 lần"
      picture={[pictures.envelope]}
      action={{ label: 'Xem chi tiết', href: '/' }}
    />
  ),
}));

const meta = {
  component: Strip,
  args: { variant: 'panels', items },
  render: function Render(args) {
    const { frame } = useStrip();
    return <Strip {...args} ref={frame} />;
  },
} satisfies Meta<typeof Strip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Panels: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('tabindex', '0');
  },
};
export const TwoRows: Story = { args: { rows: 2 } };
export const Two: Story = { args: { items: items.slice(0, 2) } };
