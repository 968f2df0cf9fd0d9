import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { BankIcon } from '@/ui/media/icons';
import { Select } from '@/ui/fields/Select';

const meta = {
  component: Select,
  tags: ['brand-matrix'],
  args: {
    label: 'Ngân hàng',
    name: 'bank',
    value: 'river',
    options: [
      { value: 'river', label: 'Sông Hồng' },
      { value: 'long', label: stressTexts.bank },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { value: '', placeholder: 'Chọn ngân hàng' } };
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Ngân hàng'), 'long');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { value: 'long' } };
export const Wrong: Story = {
  args: { value: '', placeholder: 'Chọn ngân hàng', error: 'Không được để trống' },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = { args: { startAdornment: <BankIcon fontSize={20} /> } };
