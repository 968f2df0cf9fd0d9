import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts, pictures } from '@/testing/samples';
import { BannerSlide } from '@/features/announcements/BannerSlide';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: BannerSlide,
  args: {
    eyebrow: 'Thành viên mới',
    title: 'Thưởng nạp đầu',
    figure: '100% đến 8.888K',
    text: 'Cần cược đủ 12 lần tổng tiền nạp và thưởng trong vòng 30 ngày, dùng cho Slots, Bắn cá và Casino.',
    condition: 'Cược đủ 12 lần, tối đa 8.888.000 ₫.',
    action: { label: 'Nhận thưởng', href: '/promotions' },
    art: { src: pictures.hero, first: true },
  },
} satisfies Meta<typeof BannerSlide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Aurora: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
export const WordsOnly: Story = {
  args: { eyebrow: undefined, figure: undefined, text: undefined, action: undefined },
};
export const LongText: Story = { args: { title: stressTexts.consent, text: stressTexts.marks } };
