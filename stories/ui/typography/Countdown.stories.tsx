import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { standingStill } from '@/testing/samples';
import { Countdown } from '@/ui/typography/Countdown';

const meta = {
  component: Countdown,
  tags: ['brand-matrix'],
  args: { until: standingStill() + 284_000, now: standingStill, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(text));
  };

export const Minutes: Story = { play: shows('04:44') };
export const Hours: Story = { args: { until: standingStill() + 26 * 3_600_000 }, play: shows('26:00:00') };
export const LastMinute: Story = {
  args: { until: standingStill() + 12_000, marksLastMinute: true },
  play: shows('00:12'),
};
export const Over: Story = {
  args: { until: standingStill() - 1 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:00'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
