import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { storyTime } from '@/testing/samples';
import { Countdown } from '@/ui/typography/Countdown';

const meta = {
  component: Countdown,
  tags: ['brand-matrix'],
  args: { until: storyTime() + 284_000, now: storyTime, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(text));
  };

export const Minutes: Story = { play: shows('04:44') };
export const Hours: Story = { args: { until: storyTime() + 26 * 3_600_000 }, play: shows('26:00:00') };
export const LastMinute: Story = {
  args: { until: storyTime() + 12_000, marksLastMinute: true },
  play: shows('00:12'),
};
export const Over: Story = {
  args: { until: storyTime() - 1 },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:00'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
