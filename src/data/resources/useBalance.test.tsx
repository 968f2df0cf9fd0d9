import { act, renderHook, waitFor } from '@testing-library/react';
import { referenceProfile } from '#contract/profile';
import { inSite, testGateway, testMember, testSite } from '@/testing/testSite';
import { TestSocket } from '@/testing/testSocket';
import { useBalance } from './useBalance';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

beforeAll(TestSocket.install);
afterAll(TestSocket.remove);

const vnd = (amount: string) => ({ balance: { amount, currency: 'VND' } }) as const;

test('design §2: the balance follows the socket, and a gap makes the page fetch it again', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('balance', vnd('100'));
  gateway.answers('socketTicket', { ticket: 'once' });
  const site = testSite({ profile: { ...referenceProfile, envelope: false } });
  const { result } = renderHook(useBalance, { wrapper: inSite(site) });
  await waitFor(() => expect(result.current.value).toEqual(vnd('100')));
  // No socket opens during the first load, until the visitor acts.
  expect(TestSocket.opened).toHaveLength(0);
  expect(gateway.asked.some(({ url }) => url.includes('ocket'))).toBe(false);
  dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(TestSocket.opened).toHaveLength(1));
  const [socket] = TestSocket.opened;
  if (!socket) throw new Error('No socket');
  expect(socket.address.href).toBe('ws://aurora.localhost/wps/socket');
  expect(socket.protocols).toEqual(['marquee', 'once']);
  act(() => void socket.dispatchEvent(new Event('open')));
  expect(socket.sent).toEqual([JSON.stringify({ topics: ['balance'], language: 'VI' })]);
  act(() => socket.say({ topic: 'balance', sequence: 0, value: null }));
  act(() => socket.say({ topic: 'balance', sequence: 1, value: vnd('250') }));
  await waitFor(() => expect(result.current.value).toEqual(vnd('250')));
  gateway.answers('balance', vnd('900'));
  act(() => socket.say({ topic: 'balance', sequence: 5, value: vnd('1') }));
  await waitFor(() => expect(result.current.value).toEqual(vnd('900')));
});
