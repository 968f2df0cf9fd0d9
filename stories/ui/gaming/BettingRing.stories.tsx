import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { BettingRing } from '@/ui/gaming/BettingRing';
import { storyTime } from '@/testing/samples';

const meta = {
  component: BettingRing,
  args: {
    label: 'Số giây còn nhận cược',
    until: storyTime() + 14_000,
    lasts: 20_000,
    now: storyTime,
  },
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof BettingRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('timer', { name: 'Số giây còn nhận cược' });
    await waitFor(() => expect(ring).toHaveTextContent('14'));
  },
};
export const Over: Story = { args: { until: storyTime() - 2_000 } };
