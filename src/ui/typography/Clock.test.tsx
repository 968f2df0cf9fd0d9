import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Clock } from './Clock';

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 13, 45, 18, 400) }));
afterEach(() => jest.useRealTimers());

const now = () => Date.now();

test('HDR-01 the clock moves each second and renders nothing', () => {
  const commits = jest.fn();
  render(
    <Profiler id="clock" onRender={commits}>
      <Clock timeZone="Asia/Ho_Chi_Minh" now={now} />
    </Profiler>,
  );
  expect(screen.getByText('20:45:18')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(600));
  expect(screen.getByText('20:45:19')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('20:46:19')).toBeInTheDocument();
  expect(commits).toHaveBeenCalledTimes(1);
});

test('a clock that has gone leaves no timer behind', () => {
  const { unmount } = render(<Clock timeZone="Asia/Ho_Chi_Minh" now={now} />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
