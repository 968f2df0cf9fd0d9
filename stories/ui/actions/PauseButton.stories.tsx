import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { PauseButton } from '@/ui/actions/PauseButton';

const meta = {
  component: PauseButton,
  args: {
    paused: false,
    onChange: fn(),
    labels: { pause: 'Dừng biểu ngữ', goOn: 'Cho biểu ngữ chạy tiếp' },
  },
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  tags: ['motion', 'brand-matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dừng biểu ngữ' }));
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
  },
};
export const Paused: Story = { tags: ['motion'], args: { paused: true } };
export const LessMotion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
