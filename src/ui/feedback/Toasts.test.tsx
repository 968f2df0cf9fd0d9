import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts, type Toast } from './Toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (tone: Toast['tone']) => {
  const onClose = jest.fn();
  render(
    <Toasts
      label="Thông báo"
      closeLabel="Đóng"
      onClose={onClose}
      items={[{ id: 'a', tone, title: 'Đã gửi' }]}
    />,
  );
  return onClose;
};

test('a toast disappears after five seconds', () => {
  const onClose = show('success');
  act(() => jest.advanceTimersByTime(4999));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledWith('a');
});

test('an error stays until it is closed', () => {
  const onClose = show('error');
  act(() => jest.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
});

test('a message waits while the pointer is on it', () => {
  const onClose = show('info');
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  act(() => jest.advanceTimersByTime(5000));
  expect(onClose).toHaveBeenCalledWith('a');
});
