import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { Chip } from '@/ui/actions/Chip';

const meta = {
  component: Chip,
  tags: ['brand-matrix'],
  args: { children: '7 ngày qua', selected: false, onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Selected: Story = { args: { selected: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { children: stressTexts.longLabel } };
