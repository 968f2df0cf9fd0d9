import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { endpoints } from '#contract/endpoints';
import { renderPage } from '@/testing/testPage';
import { chatIn } from '@/testing/scenario/supportFixtures';
import { testGateway, testMember, testSite } from '@/testing/testSite';
import { SupportChatWindow } from './SupportChatWindow';
import { SupportModal } from './SupportModal';
import { SupportPanel } from './SupportPanel';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('supportChat', chatIn.none);
  gateway.answers('supportSay', { id: 1 });
  gateway.answers('supportRead', {});
});
afterEach(gateway.reset);
afterAll(gateway.close);

const open = () => renderPage(<SupportChatWindow onClose={() => undefined} />);
const write = async (text: string) => {
  await userEvent.type(await screen.findByLabelText('Tin nhắn của bạn'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
};
const said = async () =>
  (await gateway.bodiesOf('supportSay')).map((body) => body as { clientKey: string; text: string });

test('INFO-03 what is written while the line is down goes later, in its order, each under one key', async () => {
  gateway.refuses('supportSay', 'try_again', 503);
  await open();
  await write('một');
  await write('hai');
  await waitFor(() => expect(screen.getAllByText('Đang gửi')).toHaveLength(2));
  const before = await said();
  expect(new Set(before.map(({ text }) => text))).toEqual(new Set(['một']));
  gateway.answers('supportSay', { id: 1 });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () => expect((await said()).at(-1)?.text).toBe('hai'));
  const keys = new Map((await said()).map(({ text, clientKey }) => [text, clientKey]));
  expect(new Set((await said()).map(({ clientKey }) => clientKey))).toEqual(new Set(keys.values()));
  expect(keys.size).toBe(2);
  expect(sessionStorage.getItem('supportOutbox')).toBe('[]');
});

test('INFO-03 a guest, who cannot chat, can write a mail', async () => {
  sessionStorage.removeItem('token');
  await open();
  expect(
    await screen.findByRole('link', { name: 'Hoặc gửi email đến support@aurora.example' }),
  ).toHaveAttribute('href', 'mailto:support@aurora.example');
});

test('INFO-03 Enter sends, Shift and Enter make a line, and Enter of an input method does neither', async () => {
  await open();
  const field = await screen.findByLabelText('Tin nhắn của bạn');
  expect(field).toHaveAttribute('enterkeyhint', 'send');
  await userEvent.type(field, 'một{Shift>}{Enter}{/Shift}hai');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field).toHaveValue('một\nhai');
  await userEvent.type(field, '{Enter}');
  expect(field).toHaveValue('');
  await waitFor(async () => expect((await said()).map(({ text }) => text)).toEqual(['một\nhai']));
});

test('INFO-03 a message that is refused for now is kept, with the reason, and goes later', async () => {
  gateway.refuses('supportSay', 'too_many_requests', 429);
  await open();
  await write('một');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('Đang gửi')).toBeInTheDocument();
  gateway.answers('supportSay', { id: 1 });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sessionStorage.getItem('supportOutbox')).toBe('[]'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('INFO-03 what no further try would get through leaves the outbox', async () => {
  gateway.refuses('supportSay', 'invalid_fields', 400);
  await open();
  await write('một');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(sessionStorage.getItem('supportOutbox')).toBe('[]');
});

test('INFO-03 a message whose picture is gone leaves the outbox, and the next one goes', async () => {
  sessionStorage.setItem(
    'supportOutbox',
    JSON.stringify([
      { clientKey: 'k1', text: 'bien-lai.png', pictureId: 'c0ffee00-0000-7000-8000-000000000001' },
    ]),
  );
  gateway.refuses('supportSay', 'not_found', 404);
  await open();
  await waitFor(() => expect(sessionStorage.getItem('supportOutbox')).toBe('[]'));
});

test('INFO-03 what is typed outlasts closing the chat, and is gone once it was sent', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Tin nhắn của bạn'), 'Nửa câu');
  cleanup();
  await open();
  expect(await screen.findByLabelText('Tin nhắn của bạn')).toHaveValue('Nửa câu');
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  cleanup();
  await open();
  expect(await screen.findByLabelText('Tin nhắn của bạn')).toHaveValue('');
});

test('INFO-03 SYS-06 what waits when the session ends is gone with it', async () => {
  sessionStorage.setItem(
    'supportOutbox',
    JSON.stringify([
      { clientKey: 'k1', text: 'một' },
      { clientKey: 'k2', text: 'hai' },
    ]),
  );
  gateway.refuses('supportSay', 'not_logged_in', 401);
  await open();
  expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument();
  expect(sessionStorage.getItem('supportOutbox')).toBeNull();
});

test('INFO-03 SYS-06 a session that ends while a message is sent takes the next ones with it', async () => {
  sessionStorage.setItem(
    'supportOutbox',
    JSON.stringify([
      { clientKey: 'k1', text: 'một' },
      { clientKey: 'k2', text: 'hai' },
    ]),
  );
  const kept = Promise.withResolvers<void>();
  const answer = jest.fn(async () => {
    await kept.promise;
    return HttpResponse.json({ success: true, value: { id: 1 } });
  });
  gateway.handle(http.post(`*${endpoints.supportSay.path}`, answer));
  const site = testSite();
  await renderPage(<SupportChatWindow onClose={() => undefined} />, { site });
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  act(() => site.session.end());
  await act(async () => {
    kept.resolve();
    await site.client.get('supportChat', undefined);
  });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('supportOutbox')).toBeNull();
});

test('INFO-03 what waited before a reload is sent after it', async () => {
  sessionStorage.setItem('supportOutbox', JSON.stringify([{ clientKey: 'k1', text: 'từ trước' }]));
  await open();
  await waitFor(async () => expect(await said()).toEqual([{ clientKey: 'k1', text: 'từ trước' }]));
});

test('INFO-03 a message that the gateway has kept is shown once', async () => {
  gateway.refuses('supportSay', 'try_again', 503);
  const [first] = chatIn.answered.list;
  sessionStorage.setItem(
    'supportOutbox',
    JSON.stringify([{ clientKey: first?.clientKey, text: first?.text }]),
  );
  gateway.answers('supportChat', chatIn.answered);
  await open();
  expect(await screen.findAllByText(/Tiền nạp của tôi chưa đến/)).toHaveLength(1);
  expect(screen.queryByText('Đang gửi')).toBeNull();
});

test('INFO-03 what staff wrote counts as read while the chat is open', async () => {
  const list = chatIn.answered.list.map((message) =>
    message.from === 'staff' ? { ...message, readAt: null } : message,
  );
  gateway.answers('supportChat', { ...chatIn.answered, list });
  await open();
  await waitFor(async () => expect(await gateway.bodiesOf('supportRead')).toEqual([{ upTo: 3 }]));
});

test('INFO-03 MOD-10 a visitor logs in or sends feedback', async () => {
  sessionStorage.clear();
  await open();
  expect(await screen.findByRole('button', { name: 'Đăng nhập' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gửi góp ý' })).toHaveAttribute('href', '/?modal=feedback');
});

test('INFO-03 a picture is looked at and goes only when it is sent', async () => {
  gateway.answers('uploadProof', { id: 'c0ffee00-0000-7000-8000-000000000001' });
  await open();
  const picture = new File(['picture'], 'bien-lai.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Đính kèm ảnh', { selector: 'input' }), picture);
  expect(await screen.findByRole('img', { name: 'bien-lai.png' })).toBeInTheDocument();
  expect(await said()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
  await waitFor(async () =>
    expect(await said()).toEqual([
      expect.objectContaining({ text: 'bien-lai.png', pictureId: 'c0ffee00-0000-7000-8000-000000000001' }),
    ]),
  );
  expect(screen.queryByRole('img', { name: 'bien-lai.png' })).toBeNull();
  expect(screen.getByLabelText('Tin nhắn của bạn')).toHaveFocus();
});

test('INFO-03 the member is told who has taken the chat', async () => {
  gateway.answers('supportChat', chatIn.taken);
  await open();
  expect(await screen.findByText('Lan đã nhận và sẽ trả lời bạn ngay')).toBeInTheDocument();
});

test('INFO-03 the address of the chat opens a panel that stays when the page changes, until it is closed', async () => {
  const onClose = jest.fn();
  const site = testSite();
  await renderPage(<SupportModal onClose={onClose} />, { site });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sessionStorage.getItem('supportPanel')).toBe('open');
  cleanup();
  await renderPage(<SupportPanel />, { site });
  expect(await screen.findByRole('dialog', { name: 'Hỗ trợ trực tuyến' })).not.toHaveAttribute('aria-modal');
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(sessionStorage.getItem('supportPanel')).toBeNull();
});
