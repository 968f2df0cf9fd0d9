import { act, fireEvent, waitFor } from '@testing-library/react';
import { answersForms } from '@/testing/testForms';
import { testGateway, testSite } from '@/testing/testSite';
import { onIdle } from '@/ui/hooks/onIdle';
import { renderPage } from '@/testing/testPage';
import { LoginPreload } from './LoginPreload';

jest.mock('@/ui/hooks/onIdle', () => ({ onIdle: jest.fn() }));

const load = jest.fn(async () => undefined);

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(() => {
  jest.mocked(onIdle).mockClear();
  gateway.reset();
});
afterAll(gateway.close);

test('the login is fetched once, after a guest’s first action, and not before', async () => {
  await renderPage(<LoginPreload load={load} />);
  expect(onIdle).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  fireEvent.keyDown(window);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('a member is not given the login', async () => {
  sessionStorage.setItem('token', 'secret');
  await renderPage(<LoginPreload load={load} />);
  fireEvent.scroll(window);
  expect(onIdle).not.toHaveBeenCalled();
});

test('the login is rendered once outside of the page, and leaves nothing on the page', async () => {
  answersForms(gateway, ['COMM3']);
  gateway.answers('announcements', { banners: [], player: [], promotion: [] });
  const idle: (() => void)[] = [];
  jest.mocked(onIdle).mockImplementation((work) => {
    idle.push(work);
    return () => undefined;
  });
  await renderPage(<LoginPreload load={load} />);
  fireEvent.scroll(window);
  act(() => idle.shift()?.());
  await waitFor(() => expect(idle).toHaveLength(1));
  act(() => idle.shift()?.());
  await waitFor(() => expect(gateway.asked.some(({ url }) => url.includes('setting/public'))).toBe(true));
  expect(load).toHaveBeenCalled();
  expect(document.querySelector('input, [role=dialog]')).toBeNull();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  await waitFor(() => expect(idle).toHaveLength(1));
  act(() => idle.shift()?.());
  expect(document.body).toHaveFocus();
});

test('LOGIN-11 after a return from a provider the login is not preloaded', async () => {
  const idle: (() => void)[] = [];
  jest.mocked(onIdle).mockImplementation((work) => {
    idle.push(work);
    return () => undefined;
  });
  const site = testSite({}, { arrival: { social: { state: 's', code: 'c' } as never } });
  await renderPage(<LoginPreload load={load} />, { site });
  fireEvent.scroll(window);
  await act(async () => idle.shift()?.());
  expect(idle).toEqual([]);
});
