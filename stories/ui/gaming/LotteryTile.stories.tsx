import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LotteryTile } from '@/ui/gaming/LotteryTile';

const meta = {
  component: LotteryTile,
  args: {
    name: 'Hà Nội 5 phút',
    draw: 'Kỳ 249',
    href: '/vnLottery?gameCode=VNHN5M',
    picture: '/art/icons/coin.webp',
    time: '02:18',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 220 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof LotteryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Current: Story = { tags: ['brand-matrix'], args: { selected: true } };
export const LongName: Story = {
  args: {
    name: 'Thừa Thiên Huế, kỳ quay đặc biệt mừng ngày hội lớn',
    draw: 'Chưa có kỳ quay',
    time: '15:30 01/12',
  },
};
