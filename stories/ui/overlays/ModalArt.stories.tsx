import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictures } from '@/testing/samples';
import { ModalArt } from '@/ui/overlays/ModalArt';

const meta = {
  component: ModalArt,
  tags: ['brand-matrix'],
  args: {
    heading: 'Chào mừng trở lại',
    text: 'Đăng nhập để xem số dư và lịch sử cược.',
    picture: pictures.hero,
  },
} satisfies Meta<typeof ModalArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {};
export const WithoutPicture: Story = { args: { picture: undefined } };
