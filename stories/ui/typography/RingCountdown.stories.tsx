import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RingCountdown } from '@/ui/typography/RingCountdown';
import { storyTime } from '@/testing/samples';

const meta = {
  component: RingCountdown,
  args: {
    label: 'Đóng cược sau',
    until: storyTime() + 138_000,
    lasts: 300_000,
    now: storyTime,
    onEnd: fn(),
  },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof RingCountdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { tags: ['brand-matrix', 'phone'] };
export const LastMinute: Story = { args: { until: storyTime() + 42_000 } };
export const Hours: Story = { args: { until: storyTime() + 77_400_000, lasts: 3_600_000 } };
export const Over: Story = { args: { until: storyTime() } };
