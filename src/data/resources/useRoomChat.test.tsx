import { act, renderHook, waitFor } from '@testing-library/react';
import { referenceProfile } from '#contract/profile';
import { inSite, testGateway, testMember, testSite } from '@/testing/testSite';
import { TestSocket } from '@/testing/testSocket';
import { useRoomChat } from './useRoomChat';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

beforeAll(TestSocket.install);
afterAll(TestSocket.remove);

const word = (no: number) => ({
  ...{ id: `w${no}`, no, from: 'huyn***88', isOwn: false },
  ...{ text: `word ${no}`, saidAt: '2026-11-20T13:00:00Z' },
});

test('GAME-11 words that the socket tells join those that are shown, each once and in their order, the latest 50', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('socketTicket', { ticket: 'once' });
  gateway.answers('liveChat', { list: [word(1), word(2)] });
  const site = testSite({ profile: { ...referenceProfile, envelope: false } });
  const { result } = renderHook(() => useRoomChat('LIVE0001'), { wrapper: inSite(site) });
  const shown = () => result.current.chat.value?.list.map(({ no }) => no);
  await waitFor(() => expect(shown()).toEqual([1, 2]));
  dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(TestSocket.opened).toHaveLength(1));
  const [socket] = TestSocket.opened;
  if (!socket) throw new Error('No socket');
  act(() => void socket.dispatchEvent(new Event('open')));
  expect(socket.sent).toEqual([JSON.stringify({ topics: ['room'], language: 'VI', room: 'LIVE0001' })]);
  act(() => socket.say({ topic: 'room', sequence: 0, value: null }));
  act(() => socket.say({ topic: 'room', sequence: 1, value: { list: [word(2), word(4)] } }));
  act(() => socket.say({ topic: 'room', sequence: 2, value: { list: [word(3)] } }));
  await waitFor(() => expect(shown()).toEqual([1, 2, 3, 4]));
  const many = Array.from({ length: 50 }, (_, at) => word(at + 5));
  act(() => socket.say({ topic: 'room', sequence: 3, value: { list: many } }));
  await waitFor(() => expect(shown()).toEqual(many.map(({ no }) => no)));
  gateway.answers('liveChat', { list: [word(60)] });
  act(() => socket.say({ topic: 'room', sequence: 7, value: { list: [word(8)] } }));
  await waitFor(() => expect(shown()).toEqual([60]));
});

test('GAME-11 INFO-03 a message whose answer was lost is posted again under its key, and the next one under another', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('liveChat', { list: [] });
  const site = testSite({ profile: { ...referenceProfile, envelope: false, socket: false } });
  const { result } = renderHook(() => useRoomChat('LIVE0001'), { wrapper: inSite(site) });
  await waitFor(() => expect(result.current.chat.value).toBeDefined());
  const say = (text: string) => act(() => result.current.say(text));
  gateway.refuses('liveChat', 'try_again', 503);
  expect(await say('hello')).toBe(false);
  gateway.answers('liveChat', { list: [] });
  expect(await say('hello')).toBe(true);
  expect(await say('hello')).toBe(true);
  const keys = (await gateway.bodiesOf('liveChat')).flatMap((body) => {
    const { text, clientKey } = body as { text?: string; clientKey?: string };
    return text === undefined ? [] : [clientKey];
  });
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('GAME-11 INFO-03 what is typed, and the key of what has no answer yet, outlast closing the chat', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('liveChat', { list: [] });
  const site = testSite({ profile: { ...referenceProfile, envelope: false, socket: false } });
  const open = async (room = 'LIVE0001') => {
    const { result, unmount } = renderHook(() => useRoomChat(room), { wrapper: inSite(site) });
    await waitFor(() => expect(result.current.chat.value).toBeDefined());
    return { result, unmount };
  };
  const before = await open();
  act(() => before.result.current.type('hello'));
  gateway.refuses('liveChat', 'try_again', 503);
  expect(await act(() => before.result.current.say('hello'))).toBe(false);
  before.unmount();
  gateway.answers('liveChat', { list: [] });
  expect((await open('LIVE0002')).result.current.draft).toBe('');
  const { result } = await open();
  expect(result.current.draft).toBe('hello');
  act(() => result.current.type('hello all'));
  expect(await act(() => result.current.say('hello'))).toBe(true);
  const keys = (await gateway.bodiesOf('liveChat')).flatMap((body) => {
    const { text, clientKey } = body as { text?: string; clientKey?: string };
    return text === undefined ? [] : [clientKey];
  });
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect((await open()).result.current.draft).toBe(' all');
});
