import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts, pictures } from '@/testing/samples';
import { PromotionCard } from '@/ui/gaming/PromotionCard';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: PromotionCard,
  tags: ['brand-matrix'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 384 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    plate: 'a',
    title: 'Lì xì điểm danh đến 131K',
    condition: 'Mỗi ngày, cược đủ 5 lần',
    picture: [pictures.envelope],
    action: { label: 'Xem chi tiết', href: '/promotions#1' },
  },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Envelope: Story = {
  tags: ['picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const Roulette: Story = {
  args: {
    plate: 'b',
    title: 'Hoàn trả 0,8%',
    condition: 'Casino, cược đủ 1 lần',
    picture: [pictures.roulette],
    action: { label: 'Xem chi tiết', href: '/promotions#2' },
  },
};
export const Coin: Story = {
  args: {
    plate: 'c',
    title: 'Thưởng 288K mỗi người bạn',
    condition: 'Mời bạn bè, cược đủ 6 lần',
    picture: [pictures.coin],
    action: { label: 'Mời bạn', href: '/promotions#3' },
  },
};
export const Closed: Story = { args: { closed: true } };
export const LongText: Story = { args: { title: stressTexts.longLabel, condition: stressTexts.consent } };
