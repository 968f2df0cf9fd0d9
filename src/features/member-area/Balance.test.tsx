import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Balance } from './Balance';

const balance = {
  label: 'Số dư',
  masked: false,
  labels: { refresh: 'Làm mới', refreshed: 'Đã làm mới số dư', show: 'Hiện', hide: 'Ẩn' },
  onRefresh: () => undefined,
  onToggle: () => undefined,
};

test('SOUND-05 the result of a refresh is announced, except for a hidden balance', async () => {
  const { rerender } = render(<Balance {...balance} amount="1.000 ₫" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Balance {...balance} amount="1.500 ₫" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Làm mới' }));
  rerender(<Balance {...balance} amount="1.500 ₫" loading />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Balance {...balance} amount="2.000 ₫" />);
  expect(screen.getByRole('status')).toHaveTextContent('Đã làm mới số dư 2.000 ₫');
  rerender(<Balance {...balance} amount="2.000 ₫" masked />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Đã làm mới số dư$/);
});
