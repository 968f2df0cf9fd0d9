import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DateField, type DateFieldProps } from '@/ui/fields/DateField';
import { dateSettings } from '../../dateSettings';

function Kept({ value: start, onChange, ...field }: DateFieldProps) {
  const [value, setValue] = useState(start);
  const keep = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <DateField {...field} value={value} onChange={keep} />;
}

const meta = {
  component: Kept,
  args: {
    label: 'Từ ngày',
    name: 'from',
    value: '2026-11-14',
    setting: dateSettings.vi,
    max: '2026-11-20',
    onChange: fn(),
  },
} satisfies Meta<typeof Kept>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const open = async (canvas: Canvas, name = 'Mở lịch: Từ ngày', title = 'Từ ngày') => {
  await userEvent.click(canvas.getByRole('button', { name }));
  return within(await within(document.body).findByRole('dialog', { name: title }));
};

export const Filled: Story = { tags: ['brand-matrix'] };
export const Empty: Story = { args: { value: '' } };
export const Wrong: Story = { args: { error: 'Ngày đầu phải trước ngày cuối' } };
export const NoSuchDay: Story = { args: { value: '31/4/2026' } };
export const TooLate: Story = { args: { value: '21/11/2026' } };
export const TooEarly: Story = { args: { value: '2026-10-01', min: '2026-11-01' } };
export const Disabled: Story = { args: { disabled: true } };
export const InEnglish: Story = { args: { label: 'From', value: '', setting: dateSettings.en } };

export const Typed: Story = {
  args: { value: '' },
  parameters: { requirements: ['LIB-05'] },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Từ ngày');
    await userEvent.type(field, '5/3/1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-03-05');
    await userEvent.tab();
    await expect(field).toHaveValue('05/03/1990');
  },
};
export const Calendar: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { requirements: ['LIB-05'] },
  args: { min: '2026-11-03' },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    const chosen = await dialog.findByRole('gridcell', { name: '14', selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    const weekdays = dialog.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(weekdays).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']);
    await expect(dialog.getByRole('gridcell', { name: '20' })).toHaveAttribute('aria-current', 'date');
    await expect(dialog.getByRole('gridcell', { name: '21' })).toBeDisabled();
    await expect(dialog.getByRole('gridcell', { name: '2' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Tháng sau' })).toBeDisabled();
  },
};
export const CalendarInEnglish: Story = {
  tags: ['phone'],
  args: { label: 'From', value: '', setting: dateSettings.en },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Open the calendar: From', 'From');
    await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeEnabled();
    await waitFor(() => expect(dialog.getByText('November 2026')).toBeVisible());
  },
};
export const YearFirst: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { label: 'Ngày sinh', name: 'birthday', value: '', min: '1900-01-01', from: '2005-01-01' },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, 'Mở lịch: Ngày sinh', 'Ngày sinh');
    await userEvent.click(dialog.getByRole('radio', { name: '1990' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'tháng 3' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByText('Tháng 3, 1990')).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  parameters: { requirements: ['LIB-05'] },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas);
    const focused = (name: string) =>
      waitFor(() => expect(dialog.getByRole('gridcell', { name })).toHaveFocus());
    await focused('14');
    await userEvent.keyboard('{ArrowDown}');
    // Moves past the last allowed day.
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await focused('20');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-20');
    const button = await canvas.findByRole('button', { name: 'Mở lịch: Từ ngày' });
    await waitFor(() => expect(button).toHaveFocus());
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByLabelText('Từ ngày')).toHaveValue('20/11/2026');
  },
};
