import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LotteryShelfSkeleton } from '@/features/lottery/LotteryShelfSkeleton';
import { inScenario } from '../../inScenario';

const meta = {
  component: LotteryShelfSkeleton,
  ...inScenario,
  args: { isElectronic: false },
} satisfies Meta<typeof LotteryShelfSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lotteries: Story = { tags: ['phone'] };
export const Electronic: Story = { args: { isElectronic: true } };
