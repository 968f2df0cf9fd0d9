import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { PromotionsView } from '@/features/promotions/PromotionsView';
import { inScenario } from '../../inScenario';
import { pictures } from '@/testing/samples';
import { inBrands, onPhone } from '../../modes';

const promotions = (['a', 'b', 'c', 'a'] as const).map((plate, index) => ({
  id: String(index),
  plate,
  title: 'Lì xì cuối tuần đến 131K',
  condition: 'Mỗi ngày, cược đủ 5 lần',
  picture: [pictures.envelope],
  action: { label: 'Xem chi tiết', href: `/?modal=announcement&item=${index}` },
}));

const meta = {
  component: PromotionsView,
  ...inScenario,
  parameters: { requirements: ['HOME-06'] },
  args: { promotions, busy: false, onRetry: () => undefined },
} satisfies Meta<typeof PromotionsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboveThree: Story = {
  tags: ['brand-matrix', 'picture'],
  parameters: { chromatic: { modes: inBrands } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Khuyến mãi tiếp theo' })).toBeInTheDocument();
  },
};
/** A phone has no arrows; the user swipes. */
export const ByFinger: Story = {
  tags: ['phone', 'picture'],
  parameters: { chromatic: { modes: onPhone } },
};
export const Three: Story = {
  args: { promotions: promotions.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Khuyến mãi tiếp theo' })).toBeNull();
  },
};
export const Failed: Story = { args: { promotions: undefined, failure: 'Kết nối mạng không ổn định' } };
