import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRange } from './DateRange';

const words = {
  placeholder: 'ngày/tháng/năm',
  open: (label: string) => `Mở lịch: ${label}`,
  close: 'Đóng',
  noDay: 'Không có ngày này',
  tooEarly: (min: string) => `Từ ${min}`,
  tooLate: (max: string) => `Đến ${max}`,
};
const setting = { language: 'vi', today: '2026-11-20', words } as const;
const labels = { group: 'Ngày', from: 'Từ ngày', to: 'Đến ngày', preset: (days: number) => `${days} ngày` };

test.each([
  ['past', { from: '2026-11-14', to: '2026-11-20' }, { from: '2026-10-22', to: '2026-11-20' }],
  ['ahead', { from: '2026-11-20', to: '2026-11-26' }, { from: '2026-11-20', to: '2026-12-19' }],
] as const)('MEM-08 the presets of 7 and 30 days lie %s', async (way, week, month) => {
  const onChange = jest.fn();
  const range = { way, setting, labels, onChange };
  const { rerender } = render(<DateRange {...range} value={{ from: '', to: '' }} />);
  await userEvent.click(screen.getByRole('button', { name: '30 ngày' }));
  expect(onChange).toHaveBeenLastCalledWith(month);
  await userEvent.click(screen.getByRole('button', { name: '7 ngày' }));
  expect(onChange).toHaveBeenLastCalledWith(week);
  rerender(<DateRange {...range} value={week} />);
  expect(screen.getByRole('button', { name: '7 ngày' })).toHaveAttribute('aria-pressed', 'true');
});
