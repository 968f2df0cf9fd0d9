import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PushBrowser } from '@/data/core/pushBrowser';
import { pushOf } from '@/testing/scenario/pushFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember, testSite } from '@/testing/testSite';
import { PushModal } from './PushModal';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const show = async (push: PushBrowser, agents: '0' | '1' = '0') => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('pushKey', { key: 'K' });
  gateway.answers('whitelabel', [{ modId: 'AGENTPOLICY3', enabled: agents }]);
  // The browser answers before the test looks.
  await act(async () => {
    await renderPage(<PushModal onClose={() => undefined} />, { site: testSite({}, { push }) });
  });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

test('a member chooses what is told here; offers and amounts are not ticked unasked', async () => {
  await show(pushOf('off'));
  expect(await box(/Ưu đãi/)).not.toBeChecked();
  expect(await box(/Hiện số tiền/)).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Hợp đồng/ })).toBeNull();
  await userEvent.click(await box(/Trả lời/));
  gateway.answers('pushOn', { device: { topics: ['payments', 'security'], amounts: false } });
  await press('Bật thông báo');
  expect(await screen.findByText('Đang bật')).toBeInTheDocument();
  expect(await gateway.bodiesOf('pushOn')).toMatchObject([
    {
      endpoint: 'https://push.example/send/1',
      topics: ['payments', 'security'],
      amounts: false,
      language: 'VI',
    },
  ]);
});

test('members, who are offered contracts too, could not choose to hear of them (AGENT-07)', async () => {
  await show(pushOf('off'), '1');
  expect(await box(/Hợp đồng/)).toBeInTheDocument();
});

test('nothing is asked of the browser before the button is pressed, and a refusal is told', async () => {
  const ask = jest.fn(() => Promise.resolve(false));
  await show({ ...pushOf('off'), ask });
  await box(/Ưu đãi/);
  expect(ask).not.toHaveBeenCalled();
  await press('Bật thông báo');
  expect(await screen.findByText(/Trình duyệt chưa cho phép/)).toBeInTheDocument();
  expect(await gateway.bodiesOf('pushOn')).toEqual([]);
});

test('a refusal of the gateway leaves what was ticked', async () => {
  await show(pushOf('off'));
  await userEvent.click(await box(/Ưu đãi/));
  gateway.refuses('pushOn', 'push_service_unknown', 400);
  await press('Bật thông báo');
  expect(await screen.findByText(/dịch vụ thông báo mà chúng tôi chưa hỗ trợ/)).toBeInTheDocument();
  expect(await box(/Ưu đãi/)).toBeChecked();
});

test('it is turned off at the gateway and in the browser', async () => {
  const push = pushOf('on');
  gateway.answers('pushHere', { device: { topics: ['rewards'], amounts: true } });
  gateway.answers('pushOff', null);
  await show(push);
  expect(await box(/Ưu đãi/)).toBeChecked();
  await press('Tắt');
  expect(await screen.findByText('Đang tắt')).toBeInTheDocument();
  expect(await gateway.bodiesOf('pushOff')).toEqual([{ endpoint: 'https://push.example/send/1' }]);
  expect(await push.current()).toBeUndefined();
});

test('a browser that has none, or blocks it, is told what can be done', async () => {
  await show(pushOf('denied'));
  expect(await screen.findByText(/đang bị chặn trong trình duyệt/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bật thông báo' })).toBeNull();
});
