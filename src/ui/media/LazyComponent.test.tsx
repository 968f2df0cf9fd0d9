import { act, render, screen } from '@testing-library/react';
import { LazyComponent } from './LazyComponent';

const Greeting = ({ name }: { name: string }) => <p>Xin chào {name}</p>;

test('a component renders once its chunk has loaded, and synchronously the next time', async () => {
  const load = () => Promise.resolve(Greeting);
  const { unmount } = render(<LazyComponent load={load} props={{ name: 'Lan' }} fallback={<p>…</p>} />);
  expect(screen.getByText('…')).toBeInTheDocument();
  expect(await screen.findByText('Xin chào Lan')).toBeInTheDocument();
  unmount();
  render(<LazyComponent load={load} props={{ name: 'Mai' }} />);
  expect(screen.getByText('Xin chào Mai')).toBeInTheDocument();
});

test('SYS-16 a chunk that fails leaves the rest of the page alone and loads once the network is back', async () => {
  let online = false;
  const failed = jest.fn();
  const load = () => (online ? Promise.resolve(Greeting) : Promise.reject(new Error('ChunkLoadError')));
  render(
    <div>
      <h1>Trang</h1>
      <LazyComponent load={load} props={{ name: 'Lan' }} onFailed={failed} />
    </div>,
  );
  await act(async () => Promise.resolve());
  expect(screen.getByRole('heading', { name: 'Trang' })).toBeInTheDocument();
  expect(failed).toHaveBeenCalledTimes(1);
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Xin chào Lan')).toBeInTheDocument();
});
