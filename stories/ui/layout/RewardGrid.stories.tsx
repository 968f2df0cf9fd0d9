import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GiftIcon } from '@/ui/media/icons';
import { RewardCard } from '@/ui/gaming/RewardCard';
import { RewardGrid } from '@/ui/layout/RewardGrid';

const meta = {
  component: RewardGrid,
  tags: ['phone'],
  args: {
    children: ['Hoàn trả', 'Lì xì', 'Sinh nhật'].map((title) => (
      <RewardCard
        key={title}
        icon={<GiftIcon fontSize={24} />}
        title={title}
        text="Vòng cược 5 lần, đến 30/11/2026"
        amount="88.000 ₫"
      />
    )),
  },
} satisfies Meta<typeof RewardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rewards: Story = {};
