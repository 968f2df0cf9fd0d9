import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type MouseEvent, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { RouterLink } from './RouterLink';

function Place() {
  const { pathname, search, state } = useLocation();
  const kind = useNavigationType();
  return <output>{`${kind} ${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const shown = (link: ReactNode) => {
  render(
    <MemoryRouter initialEntries={['/games?page=2']}>
      {link}
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
};

const place = () => screen.getByRole('status').textContent;

test('a click navigates by the router and passes the state on', () => {
  fireEvent.click(
    shown(
      <RouterLink to="/sports" state={{ from: 'games' }}>
        Thể thao
      </RouterLink>,
    ),
  );
  expect(place()).toBe('PUSH /sports {"from":"games"}');
});

test('a second click on the same address leaves no second entry in the history', () => {
  fireEvent.click(shown(<RouterLink to="/games?page=2">Trò chơi</RouterLink>));
  expect(place()).toBe('REPLACE /games?page=2 null');
});

test('an address of a query alone belongs to the page that is open', () => {
  expect(shown(<RouterLink to="?page=3">3</RouterLink>)).toHaveAttribute('href', '/games?page=3');
});

test.each([
  ['another key is held', {}, { ctrlKey: true }],
  ['another window is asked for', { target: '_blank' }, {}],
  ['its owner has dealt with the click', { onClick: (event: MouseEvent) => event.preventDefault() }, {}],
])('the page stays when %s', (_case, props, click) => {
  fireEvent.click(
    shown(
      <RouterLink to="/sports" {...props}>
        Thể thao
      </RouterLink>,
    ),
    click,
  );
  expect(place()).toBe('POP /games?page=2 null');
});

test('LIB-02 a ref and other props reach the link', () => {
  const ref = createRef<HTMLAnchorElement>();
  const link = shown(
    <RouterLink ref={ref} to="/sports" aria-label="Thể thao" className="wide">
      <b />
    </RouterLink>,
  );
  expect(ref.current).toBe(link);
  expect(link).toHaveAccessibleName('Thể thao');
  expect(link).toHaveClass('wide');
});
