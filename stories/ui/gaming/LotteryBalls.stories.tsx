import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LotteryBalls } from '@/ui/gaming/LotteryBalls';

const meta = {
  component: LotteryBalls,
  args: { number: '49068' },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof LotteryBalls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveDigits: Story = { tags: ['brand-matrix'] };
export const SixDigits: Story = { args: { number: '662005' } };
export const Small: Story = { tags: ['brand-matrix'], args: { size: 'small' } };
