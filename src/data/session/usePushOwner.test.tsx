import { waitFor } from '@testing-library/react';
import { pushOf } from '@/testing/scenario/pushFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember, testSite } from '@/testing/testSite';
import { usePushOwner } from './usePushOwner';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

function Owner() {
  usePushOwner();
  return null;
}

const logIn = () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
};

test('after a log-in the browser goes on being told', async () => {
  logIn();
  const push = pushOf('on');
  gateway.answers('pushHere', { device: { topics: ['payments'], amounts: false } });
  await renderPage(<Owner />, { site: testSite({}, { push }) });
  await waitFor(async () =>
    expect(await gateway.bodiesOf('pushHere')).toEqual([{ endpoint: 'https://push.example/send/1' }]),
  );
  expect(await push.current()).toBeDefined();
});

test('a browser that was another member’s gives its address up', async () => {
  logIn();
  const push = pushOf('on');
  gateway.answers('pushHere', { device: null });
  await renderPage(<Owner />, { site: testSite({}, { push }) });
  await waitFor(async () => expect(await push.current()).toBeUndefined());
});

test('a browser without pushes makes no call', async () => {
  logIn();
  await renderPage(<Owner />, { site: testSite({}, { push: pushOf('off') }) });
  await waitFor(() => expect(gateway.asked.some(({ url }) => url.includes('/member/info'))).toBe(true));
  expect(await gateway.bodiesOf('pushHere')).toEqual([]);
});
