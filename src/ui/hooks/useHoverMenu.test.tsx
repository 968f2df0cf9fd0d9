import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NavBar } from '../layout/NavBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const items = [
  { id: 'home', label: 'Trang chủ', href: '/' },
  { id: 'rng', label: 'Slots', href: '/rng', menuLabel: 'Mở Slots' },
];

const slots = () => screen.getByRole('link', { name: 'Slots' }).closest('li') as HTMLElement;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  render(
    <MemoryRouter>
      <NavBar
        label="Danh mục"
        items={items}
        renderMenu={(id) => <a href={`/${id}`}>Nova Play</a>}
        more={{ label: 'Xem thêm', render: () => null }}
      />
    </MemoryRouter>,
  );
});

test('NAV-10 a menu opens after 80 ms of hover and closes 160 ms after the pointer has left', () => {
  fireEvent.pointerEnter(slots(), { pointerType: 'mouse' });
  pass(79);
  expect(screen.queryByText('Nova Play')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('Nova Play')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  pass(159);
  expect(screen.getByText('Nova Play')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Nova Play')).not.toBeInTheDocument();
});

test('NAV-10 a pointer that only crosses opens nothing', () => {
  fireEvent.pointerEnter(slots(), { pointerType: 'mouse' });
  pass(40);
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  pass(1000);
  expect(screen.queryByText('Nova Play')).not.toBeInTheDocument();
});
