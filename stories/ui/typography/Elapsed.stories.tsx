import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { Elapsed } from '@/ui/typography/Elapsed';
import { storyTime } from '@/testing/samples';

const meta = {
  component: Elapsed,
  args: { since: storyTime() - 1_458_000, now: storyTime },
} satisfies Meta<typeof Elapsed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwentyFourMinutes: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:24:18'));
  },
};
