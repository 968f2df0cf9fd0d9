import { screen, waitFor, within } from '@testing-library/react';
import type { Value } from '#contract/wireTypes';
import { whitelabel } from '@/testing/scenario/accountFixtures';
import { noFlags } from '@/testing/scenario/contractFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember } from '@/testing/testSite';
import { AgentCentreScreen } from './AgentCentreScreen';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

type Flags = Value<'fundsConsolidated'>;

const centre = '/noticePage?centre=agent&page=agentTeamOverview';

const open = (type: number | undefined, isOn = true, flags: Partial<Flags> = {}) => {
  gateway.answers('fundsConsolidated', { ...noFlags, ...flags });
  gateway.answers('whitelabel', whitelabel(isOn ? ['AGENTPOLICY3'] : []));
  gateway.answers('memberIcon', { url: null });
  gateway.answers('permission', { info: {} } as never);
  if (type !== undefined) {
    sessionStorage.setItem('token', 'secret');
    gateway.answers('memberInfo', { ...testMember, type });
  }
  return renderPage(<AgentCentreScreen page="agentTeamOverview">figures of the team</AgentCentreScreen>, {
    visited: [centre],
  });
};
const address = () => screen.getByLabelText('address').textContent;

test.each([1, 2, 41, 42])('AGENT-01 an account of type %i, an agent, sees the centre', async (type) => {
  await open(type);
  expect(await screen.findByText('figures of the team')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Trung tâm đại lý' })).toBeInTheDocument();
});

test.each([0, 4])(
  'AGENT-01 an account of type %i, no agent, is told whom the centre is for',
  async (type) => {
    await open(type);
    expect(await screen.findByText('Chỉ dành cho đại lý')).toBeInTheDocument();
    expect(screen.queryByText('figures of the team')).toBeNull();
  },
);

test('AGENT-01 a guest logs in first', async () => {
  await open(undefined);
  await waitFor(() => expect(address()).toMatch(/^\/login/));
  expect(screen.queryByText('figures of the team')).toBeNull();
});

test('AGENT-01 without its module there is no centre, and its address shows the page below', async () => {
  await open(41, false);
  await waitFor(() => expect(address()).toBe('/noticePage'));
  expect(screen.queryByText('figures of the team')).toBeNull();
});

const records = ['Lịch sử cổ tức', 'Lương ngày', 'Lương giờ', 'Lương thời gian thực'] as const;

test.each([
  ['Lịch sử cổ tức', { divtypeinfo: 'M' }],
  ['Lương ngày', { dailysalinfotype: 'D' }],
  ['Lương giờ', { contracthoursalinfo: 'hour' }],
  ['Lương thời gian thực', { contractmrdailysalinfotype: 'slot' }],
] as const)('AGENT-04 %s stands in the menu with its contract alone', async (shown, flags) => {
  await open(41, true, flags);
  const menu = await screen.findByRole('navigation', { name: 'Danh mục đại lý' });
  expect(await within(menu).findByRole('link', { name: shown })).toBeInTheDocument();
  for (const other of records.filter((name) => name !== shown))
    expect(within(menu).queryByRole('link', { name: other })).toBeNull();
});
