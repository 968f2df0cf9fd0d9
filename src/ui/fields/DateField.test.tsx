import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField, type DateFieldProps } from './DateField';

const words = {
  placeholder: 'ngày/tháng/năm',
  open: (label: string) => `Mở lịch: ${label}`,
  close: 'Đóng',
  noDay: 'Không có ngày này',
  tooEarly: (min: string) => `Từ ${min}`,
  tooLate: (max: string) => `Đến ${max}`,
};
const setting = { language: 'vi', today: '2026-11-20', words } as const;
const chosen: string[] = [];
afterEach(() => chosen.splice(0));

function Kept(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateField
      label="Từ ngày"
      name="from"
      setting={setting}
      {...props}
      value={value}
      onChange={(next) => {
        chosen.push(next);
        setValue(next);
      }}
    />
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Từ ngày');
// While the dialog is open the page behind it is hidden from screen readers.
const opener = () => screen.getByRole('button', { name: 'Mở lịch: Từ ngày', hidden: true });
const open = async () => {
  await userEvent.click(opener());
  return within(await screen.findByRole('dialog', { name: 'Từ ngày' }));
};

test('LIB-05 a day is typed in the site’s notation and reported in the wire’s', async () => {
  render(<Kept />);
  expect(field()).toHaveAttribute('placeholder', 'ngày/tháng/năm');
  await userEvent.type(field(), '5/3/1990');
  expect(chosen.at(-1)).toBe('1990-03-05');
  expect(field()).toHaveValue('5/3/1990');
  await userEvent.tab();
  expect(field()).toHaveValue('05/03/1990');
});

test('LIB-05 a digit in the middle stays where it was typed', async () => {
  render(<Kept value="2026-11-20" />);
  await userEvent.type(field(), '{Backspace}1', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('10/11/2026');
  expect(field().selectionStart).toBe(1);
});

test('LIB-05 SOUND-05 Delete before a slash deletes the digit behind it', async () => {
  render(<Kept value="2026-11-20" />);
  await userEvent.type(field(), '{Delete}', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(field()).toHaveValue('20/1/2026');
});

test('LIB-05 half a day is no fault while it is typed, but one once the field is left', async () => {
  render(<Kept />);
  await userEvent.type(field(), '31/4/2026');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Không có ngày này');
  expect(field()).toBeInvalid();
  expect(chosen.at(-1)).toBe('31/4/2026');
});

test('LIB-05 a form that was sent says at once why a typed text is no day', async () => {
  render(<Kept error="Bắt buộc" value="31/4" />);
  await userEvent.type(field(), '/');
  expect(screen.getByRole('alert')).toHaveTextContent('Không có ngày này');
});

test.each([
  ['21112026', 'Đến 20/11/2026'],
  ['31102026', 'Từ 01/11/2026'],
])('LIB-05 %s lies outside the bounds: it is refused and never goes out as a day', async (keys, said) => {
  render(<Kept min="2026-11-01" max="2026-11-20" />);
  await userEvent.type(field(), keys);
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  expect(chosen.filter((value) => value.includes('-'))).toEqual([]);
});

test('LIB-05 the calendar is in Vietnamese, begins on Monday and ends at the bounds', async () => {
  render(<Kept value="2026-11-14" min="2026-11-03" max="2026-11-20" />);
  const calendar = await open();
  expect(calendar.getByText('Tháng 11, 2026')).toBeInTheDocument();
  expect(calendar.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    'T2 T3 T4 T5 T6 T7 CN'.split(' '),
  );
  expect(calendar.getByRole('columnheader', { name: 'thứ hai' })).toBeInTheDocument();
  expect(calendar.getByRole('gridcell', { name: '2' })).toBeDisabled();
  expect(calendar.getByRole('gridcell', { name: '3' })).toBeEnabled();
  expect(calendar.getByRole('gridcell', { name: '21' })).toBeDisabled();
});

test('LIB-05 on an English site the calendar is in English', async () => {
  render(<Kept setting={{ ...setting, language: 'en' }} value="2026-11-14" />);
  const calendar = await open();
  expect(calendar.getByText('November 2026')).toBeInTheDocument();
  expect(calendar.getByRole('button', { name: 'Previous month' })).toBeInTheDocument();
});

test("LIB-05 today is the brand's, whatever the clock of the device says", async () => {
  render(<Kept setting={{ ...setting, today: '2031-02-28' }} />);
  const calendar = await open();
  expect(calendar.getByText('Tháng 2, 2031')).toBeInTheDocument();
  expect(calendar.getByRole('gridcell', { current: 'date' })).toHaveTextContent('28');
});

test('LIB-05 arrows move, Enter chooses, and the button has the focus again', async () => {
  render(<Kept value="2026-11-14" />);
  const calendar = await open();
  await waitFor(() => expect(calendar.getByRole('gridcell', { name: '14' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(chosen).toEqual(['2026-11-20']);
  expect(field()).toHaveValue('20/11/2026');
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('LIB-05 Escape closes the calendar, chooses nothing and gives the focus back', async () => {
  render(<Kept value="2026-11-14" />);
  await open();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(chosen).toEqual([]);
});

test('LIB-05 a day far back is found by year and month; a year alone is no choice yet', async () => {
  render(<Kept min="1900-01-01" max="2026-11-20" from="2005-01-01" />);
  const calendar = await open();
  await userEvent.click(calendar.getByRole('radio', { name: '1990' }));
  await userEvent.click(await calendar.findByRole('radio', { name: 'tháng 3' }));
  expect(chosen).toEqual([]);
  await userEvent.click(await calendar.findByRole('gridcell', { name: '5' }));
  expect(chosen).toEqual(['1990-03-05']);
});
