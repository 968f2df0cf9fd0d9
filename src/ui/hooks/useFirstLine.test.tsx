import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NavBar } from '../layout/NavBar';

// Items of 100 px in a row of 250 px: two fit before the row wraps.
const perLine = 2;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return Math.floor(index / perLine) * 52;
  });
});
afterEach(() => jest.restoreAllMocks());

const items = ['Trang chủ', 'Slots', 'Bắn cá', 'Đá gà'].map((label) => ({
  id: label,
  label,
  href: `/${label}`,
}));

const show = (shown: typeof items) =>
  render(
    <MemoryRouter>
      <NavBar
        label="Danh mục"
        items={shown}
        renderMenu={() => null}
        more={{ label: 'Xem thêm', render: (over) => over.map(({ label }) => <p key={label}>{label}</p>) }}
      />
    </MemoryRouter>,
  );

test('NAV-09 categories that do not fit into the row are in a menu at the end', () => {
  show(items);
  fireEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
  expect(screen.getByText('Bắn cá', { selector: 'a' }).closest('li')).toHaveAttribute('inert');
  expect(screen.getByText('Slots', { selector: 'a' }).closest('li')).not.toHaveAttribute('inert');
});

test('NAV-09 where all categories fit there is no such menu', () => {
  show(items.slice(0, perLine));
  expect(screen.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
});

test('STAGE-01 in a column, categories below its foot are in that menu', () => {
  const height = 60;
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * height;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(3.5 * height);
  show(items);
  expect(screen.getByText('Bắn cá', { selector: 'a' }).closest('li')).not.toHaveAttribute('inert');
  expect(screen.getByText('Đá gà', { selector: 'a' }).closest('li')).toHaveAttribute('inert');
});
