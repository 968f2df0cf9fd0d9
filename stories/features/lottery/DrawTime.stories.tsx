import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DrawTime } from '@/features/lottery/DrawTime';
import { inScenario } from '../../inScenario';
import { lotteries } from '@/testing/scenario/lotteryFixtures';

const nextOf = (code: string) => lotteries.find(({ gameCode }) => gameCode === code)?.next ?? null;

const meta = {
  component: DrawTime,
  ...inScenario,
  args: { next: nextOf('VNHN5M'), tell: () => '15:30 01/12' },
} satisfies Meta<typeof DrawTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const LastMinute: Story = { args: { next: nextOf('VNQ1M') } };
export const Days: Story = { args: { next: nextOf('SEATHAI') } };
export const None: Story = { args: { next: null } };
