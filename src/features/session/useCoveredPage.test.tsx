import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { keepPendingChange } from '@/data/core/pendingChange';
import { useSession } from '@/data/session/useSession';
import { inSite, testSite } from '@/testing/testSite';
import { useCoveredPage } from './useCoveredPage';

const page = document.createElement('div');
page.id = 'root';
beforeAll(() => document.body.append(page));
afterAll(() => page.remove());
afterEach(() => sessionStorage.clear());

const render = () => {
  const site = testSite();
  const InSite = inSite(site);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <InSite>{children}</InSite>
    </MemoryRouter>
  );
  const use = () => {
    useCoveredPage();
    useSession();
    return useNavigate();
  };
  return { site, ...renderHook(use, { wrapper }) };
};

test('LOGIN-06 a page that waits for a required change of password is out of reach at once, until it is done', () => {
  sessionStorage.setItem('token', 'secret');
  sessionStorage.setItem('mustChangePassword', '1');
  const { site, result } = render();
  expect(page).toHaveAttribute('inert');
  act(() => {
    keepPendingChange(site, undefined);
    void result.current('/rng');
  });
  expect(page).not.toHaveAttribute('inert');
});

test('LOGIN-06 a page is in reach again after a log-out that came before the change', () => {
  sessionStorage.setItem('token', 'secret');
  const { site, result } = render();
  act(() => {
    keepPendingChange(site, { ticket: 'once' });
    void result.current('/?modal=changePassword');
  });
  expect(page).toHaveAttribute('inert');
  act(() => site.session.end());
  expect(page).not.toHaveAttribute('inert');
});

test('LOGIN-06 the page of a member without a required change stays in reach', () => {
  sessionStorage.setItem('token', 'secret');
  render();
  expect(page).not.toHaveAttribute('inert');
});

test('LOGIN-06 a page that is closed for all is in reach again', () => {
  sessionStorage.setItem('mustChangePassword', '1');
  render().unmount();
  expect(page).not.toHaveAttribute('inert');
});
