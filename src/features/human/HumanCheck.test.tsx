import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answersForms, testPublicSetting } from '@/testing/testForms';
import { testGateway, testSite } from '@/testing/testSite';
import { useHumanVerifiedCall } from '@/data/session/useHumanVerifiedCall';
import { renderPage } from '@/testing/testPage';
import { HumanCheckHost } from './HumanCheckHost';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const widget = { lot_number: 'lot', captcha_output: 'out', pass_token: 'pass', gen_time: '1' };
const sent = jest.fn(async ({ human }: { human?: string }) => ({ ok: true as const, value: human }));
let outcome: unknown;

function Sender() {
  const callVerified = useHumanVerifiedCall();
  return (
    <button
      type="button"
      onClick={() => void callVerified('login', sent).then((result) => (outcome = result))}
    >
      Send
    </button>
  );
}

const open = async () => {
  outcome = undefined;
  sent.mockClear();
  answersForms(gateway, [], { human: { ...testPublicSetting.human, login: true } });
  gateway.answers('humanChallenge', { provider: 'geetest', captchaId: 'ours' });
  await renderPage(
    <>
      <Sender />
      <HumanCheckHost />
    </>,
    { site: testSite() },
  );
  await waitFor(() => expect(gateway.asked.some(({ url }) => url.includes('setting/public'))).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.findByTitle<HTMLIFrameElement>('Xác minh bạn là người thật');
};

const says = (
  frame: HTMLIFrameElement,
  data: unknown,
  from: { origin?: string; source?: Window | null } = {},
) =>
  act(() =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'null', source: frame.contentWindow, ...from }),
    ),
  );

test('LOGIN-04 a third party’s check runs in a document without an origin, and its result is sent', async () => {
  const frame = await open();
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', '/frame/human?language=vi');
  says(frame, { kind: 'passed', result: { ...widget, captcha_id: 'ours' } });
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ human: btoa(JSON.stringify(widget)) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('security row 11: messages of another window or origin are ignored', async () => {
  const frame = await open();
  says(frame, { kind: 'passed', result: widget }, { source: window });
  says(frame, { kind: 'passed', result: widget }, { origin: 'https://evil.example' });
  expect(sent).not.toHaveBeenCalled();
  expect(frame).toBeInTheDocument();
});

test('ERR-05 a check that is closed or gives no result is one that was not completed', async () => {
  const frame = await open();
  says(frame, { kind: 'passed', result: { lot_number: 7 } });
  await waitFor(() =>
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'verification_required' } }),
  );
  expect(sent).not.toHaveBeenCalled();
});

test('LOGIN-04 a check that cannot be opened says so', async () => {
  says(await open(), { kind: 'failed' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Chưa mở được bước xác minh');
});
