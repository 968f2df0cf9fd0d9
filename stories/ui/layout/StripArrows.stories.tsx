import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { StripArrows } from '@/ui/layout/StripArrows';

const meta = {
  component: StripArrows,
  args: { step: fn(), labels: { previous: 'Trước đó', next: 'Tiếp theo' } },
} satisfies Meta<typeof StripArrows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  tags: ['brand-matrix', 'desktop'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trước đó' }));
    await expect(args.step).toHaveBeenLastCalledWith(-1);
  },
};
