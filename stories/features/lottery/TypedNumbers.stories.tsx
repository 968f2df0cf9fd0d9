import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { TypedNumbers } from '@/features/lottery/TypedNumbers';
import { inScenario } from '../../inScenario';

const meta = {
  component: TypedNumbers,
  ...inScenario,
  args: { digits: 3, picks: new Set(), most: 100, onToggle: fn(), disabled: false },
} satisfies Meta<typeof TypedNumbers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '068, 107{Enter}');
    await expect(args.onToggle).toHaveBeenCalledWith(['068', '107']);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '68{Enter}');
    await expect(canvas.getByText('Mỗi số cần đúng 3 chữ số')).toBeVisible();
  },
};
export const Many: Story = {
  tags: ['phone'],
  args: { picks: new Set(Array.from({ length: 100 }, (_, place) => String(place + 100))) },
};
export const Closed: Story = { args: { disabled: true, picks: new Set(['068']) } };
