import { fireEvent } from '@testing-library/react';
import { testGateway } from '@/data/testSite';
import { onIdle } from '@/ui/onIdle';
import { renderPage } from '../testPage';
import { LoginAtHand } from './LoginAtHand';

jest.mock('@/ui/onIdle', () => ({ onIdle: jest.fn() }));

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(() => {
  jest.mocked(onIdle).mockClear();
  gateway.reset();
});
afterAll(gateway.close);

test('the login is fetched once for a guest who does something, and not before', async () => {
  await renderPage(<LoginAtHand />);
  expect(onIdle).not.toHaveBeenCalled();
  fireEvent.scroll(window);
  fireEvent.keyDown(window);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('a member is not given the login', async () => {
  sessionStorage.setItem('token', 'secret');
  await renderPage(<LoginAtHand />);
  fireEvent.scroll(window);
  expect(onIdle).not.toHaveBeenCalled();
});
