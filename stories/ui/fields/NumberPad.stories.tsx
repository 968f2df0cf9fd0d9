import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberPad } from '@/ui/fields/NumberPad';
import { inBrandsAndOnPhone } from '../../modes';

const numbers = Array.from({ length: 100 }, (_, place) => String(place).padStart(2, '0'));

const meta = {
  component: NumberPad,
  args: {
    label: 'Chọn số',
    options: numbers.map((id) => ({ id, label: id })),
    selected: new Set(['07', '18', '36', '68', '79']),
    onToggle: fn(),
  },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof NumberPad>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hundred: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('button', { name: '00' });
    first.focus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onToggle).toHaveBeenCalledWith('01');
  },
};
export const TenDigits: Story = {
  args: { options: numbers.slice(0, 10).map((id) => ({ id, label: id.slice(1) })), selected: new Set() },
};
export const Words: Story = {
  tags: ['phone'],
  args: {
    variant: 'words',
    options: ['Tài', 'Xỉu', 'Chẵn', 'Lẻ'].map((label) => ({ id: label, label })),
    selected: new Set(['Tài']),
  },
};
export const Closed: Story = { args: { disabled: true } };
