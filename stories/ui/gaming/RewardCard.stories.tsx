import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { stressTexts } from '@/testing/samples';
import { RewardCard } from '@/ui/gaming/RewardCard';
import { RewardGrid } from '@/ui/layout/RewardGrid';
import { Button } from '@/ui/actions/Button';
import { GiftIcon } from '@/ui/media/icons';

const meta = {
  component: RewardCard,
  decorators: [
    (Card) => (
      <RewardGrid>
        <Card />
      </RewardGrid>
    ),
  ],
  args: {
    icon: <GiftIcon fontSize={24} />,
    title: 'Quà lên VIP 5',
    text: 'Cược đủ 8 lần, hạn 30/11/2026',
    amount: '500.000 ₫',
  },
} satisfies Meta<typeof RewardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['brand-matrix', 'phone'] };
export const WithAction: Story = { args: { action: <Button tone="primary">Nhận</Button> } };
export const WithTerms: Story = {
  args: { terms: '500.000 ₫ và tiền thắng từ đó được giữ đến khi cược đủ 4.000.000 ₫' },
};
export const LongText: Story = {
  tags: ['phone'],
  args: { title: stressTexts.longLabel, text: stressTexts.marks },
};
