import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '@/ui/fields/Switch';

const meta = {
  component: Switch,
  tags: ['brand-matrix'],
  args: { name: 'reminder', children: 'Nhắc nghỉ sau mỗi giờ', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
  },
};
export const On: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
