import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictures } from '@/testing/samples';
import { BannerPicture } from '@/ui/media/BannerPicture';

const meta = {
  component: BannerPicture,
  tags: ['phone'],
  args: { sources: [pictures.roulette], alt: 'Hoàn trả 0,8% cho casino, cược đủ 1 lần', eager: true },
} satisfies Meta<typeof BannerPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AsLink: Story = { args: { href: '/promotions' } };
