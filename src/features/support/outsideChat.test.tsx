import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@/testing/testPage';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { SupportDoor } from './SupportDoor';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const outside = { brand: { ...testBoot.brand, outsideChat: true } };
const open = async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  await renderPage(<SupportDoor onClose={() => undefined} />, { site: testSite(outside) });
  return screen.findByTitle<HTMLIFrameElement>('Hỗ trợ trực tuyến');
};
const say = (frame: HTMLIFrameElement, data: unknown, origin = 'null') =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, origin, data }));
  });

test('PORT-01 an outside chat gets the token of the member, and nothing else', async () => {
  const frame = await open();
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  gateway.answers('supportSeat', { provider: 'outside', token: 'signed' });
  const told = jest.spyOn(frame.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
  say(frame, { kind: 'waiting' });
  await waitFor(() => expect(told.mock.calls).toEqual([[{ kind: 'seat', token: 'signed' }, '*']]));
  say(frame, { kind: 'ready' });
  await waitFor(() => expect(frame).toBeVisible());
});

test('PORT-01 a chat that cannot be loaded says so, offers feedback, and is tried again', async () => {
  const frame = await open();
  say(frame, { kind: 'failed' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Không tải được');
  expect(screen.getByRole('link', { name: 'Gửi góp ý' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('PORT-01 words of another origin are not listened to', async () => {
  const frame = await open();
  say(frame, { kind: 'failed' }, 'https://chat.example');
  say(frame, { kind: 'nonsense' });
  expect(screen.queryByRole('alert')).toBeNull();
});
