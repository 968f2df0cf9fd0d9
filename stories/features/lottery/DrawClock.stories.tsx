import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DrawClock } from '@/features/lottery/DrawClock';
import { storyTime } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const meta = {
  component: DrawClock,
  ...inScenario,
  args: { label: 'Đóng cược sau', until: storyTime() + 70_182_000, onEnd: fn() },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof DrawClock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = {};
export const LastMinute: Story = { tags: ['brand-matrix'], args: { until: storyTime() + 41_000 } };
export const MoreThanADay: Story = { tags: ['phone'], args: { until: storyTime() + 400_000_000 } };
