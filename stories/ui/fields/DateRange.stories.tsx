import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { DateRange } from '@/ui/fields/DateRange';
import { dateSettings } from '../../dateSettings';

const meta = {
  component: DateRange,
  args: {
    value: { from: '2026-11-14', to: '2026-11-20' },
    setting: dateSettings.vi,
    way: 'past',
    onChange: fn(),
    labels: { group: 'Thời gian', from: 'Từ ngày', to: 'Đến ngày', preset: (days) => `${days} ngày qua` },
  },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastSevenDays: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['MEM-08'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '7 ngày qua' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '30 ngày qua' }));
    await expect(args.onChange).toHaveBeenCalledWith({ from: '2026-10-22', to: '2026-11-20' });
  },
};
export const Ahead: Story = {
  args: {
    way: 'ahead',
    value: { from: '2026-11-20', to: '2026-11-26' },
    labels: { group: 'Thời gian', from: 'Từ ngày', to: 'Đến ngày', preset: (days) => `${days} ngày tới` },
  },
};
export const Wrong: Story = {
  args: { value: { from: '2026-11-20', to: '2026-11-14' }, error: 'Ngày đầu phải trước ngày cuối' },
  play: async ({ canvas }) => {
    const topOf = (label: string) => canvas.getByRole('textbox', { name: label }).getBoundingClientRect().top;
    await expect(topOf('Từ ngày')).toBe(topOf('Đến ngày'));
  },
};
export const NoDays: Story = { args: { value: { from: '', to: '31/11/2026' } } };
