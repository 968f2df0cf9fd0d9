import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { CardNotice } from '@/features/games/CardNotice';

const meta = {
  component: CardNotice,
  args: { text: 'Chưa tải được trang tiếp theo', action: 'Thử lại', loading: false, onAction: fn() },
  decorators: [
    (Story) => (
      <div style={{ width: 165 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
export const TryingAgain: Story = { args: { loading: true } };
