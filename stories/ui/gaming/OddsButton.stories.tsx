import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { OddsButton } from '@/ui/gaming/OddsButton';

const meta = {
  component: OddsButton,
  tags: ['brand-matrix', 'phone'],
  args: { label: 'Chủ', odds: '1,42', onClick: fn() },
} satisfies Meta<typeof OddsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Selected: Story = { args: { selected: true } };
export const Risen: Story = { args: { move: { way: 'up', label: 'Tỷ lệ tăng' } } };
export const Fallen: Story = { args: { move: { way: 'down', label: 'Tỷ lệ giảm' } } };
export const Locked: Story = { args: { odds: undefined } };
export const NothingToBetOn: Story = {
  args: { onClick: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
