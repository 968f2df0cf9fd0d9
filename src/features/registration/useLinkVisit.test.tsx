import { renderHook, waitFor } from '@testing-library/react';
import { inSite, testGateway, testSite } from '@/testing/testSite';
import { useLinkVisit } from './useLinkVisit';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('AGENT-02 the visit of a register link was never counted: it is sent once in a session', async () => {
  gateway.answers('affiliateVisit', null);
  const wrapper = inSite(testSite());
  for (let times = 0; times < 2; times += 1) renderHook(() => useLinkVisit('ZALO88'), { wrapper }).unmount();
  renderHook(() => useLinkVisit(null), { wrapper });
  await waitFor(() => expect(gateway.asked).toHaveLength(1));
  const [sent] = gateway.asked;
  expect(sent?.url).toContain('/wps/agent/affiliate/visit');
  expect(await sent?.json()).toEqual({ code: 'ZALO88', visit: expect.stringMatching(/^[\w-]{22}$/) });
});
