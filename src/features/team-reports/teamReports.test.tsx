import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { teamReports } from '@/testing/scenario/teamReportFixtures';
import { renderPage } from '@/testing/testPage';
import { testGateway, testMember } from '@/testing/testSite';
import { DownlineProfitPage } from './DownlineProfitPage';
import { TeamBetsPage } from './TeamBetsPage';
import { TeamStatementPage } from './TeamStatementPage';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const answers = teamReports('full');
const asAgent = () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', { ...testMember, type: 41 });
  gateway.answers('permission', { info: {} } as never);
};
const place = (page: string, filters = '') => [`/noticePage?centre=agent&page=${page}${filters}`];
const askedFor = (name: string) =>
  gateway.asked.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith(name));
const address = () => screen.getByLabelText('address', { selector: 'output' });

test('AGENT-03 AGENT-12 a number of bets opens the rounds that it counts, of that day and category', async () => {
  asAgent();
  gateway.answers('teamBetRecord', answers.teamBetRecord);
  await renderPage(<TeamBetsPage />, { visited: place('personalHistoryCopy') });
  const table = await screen.findByRole('table', { name: 'Cược đội nhóm' });
  const [first] = within(table).getAllByRole('link', { name: '1.205' });
  const query = new URLSearchParams(first?.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    centre: 'agent',
    page: 'personalHistoryCopy',
    member: 'A2',
    from: '2026-11-20',
    to: '2026-11-20',
    gameType: 'RNG',
  });
});

test('AGENT-03 rounds are asked for as the link says', async () => {
  asAgent();
  gateway.answers('teamBets', answers.teamBets);
  const filters = '&member=A2&from=2026-11-20&to=2026-11-20&gameType=RNG';
  await renderPage(<TeamBetsPage />, { visited: place('personalHistoryCopy', filters) });
  expect(await screen.findByRole('link', { name: 'Ván cược của hoanglong_sg' })).toBeInTheDocument();
  const [asked] = askedFor('/team/bets');
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
    memberId: 'A2',
    from: '2026-11-20',
    to: '2026-11-20',
    gameType: 'RNG',
  });
});

test('AGENT-10 whoever is not in the line is said to be in none, and there is no retry', async () => {
  asAgent();
  gateway.refuses('teamBetRecord', 'not_found', 404);
  await renderPage(<TeamBetsPage />, { visited: place('personalHistoryCopy', '&account=nguoila') });
  expect(
    await screen.findByText('Không có ai dưới bạn dùng tài khoản này. Hãy kiểm tra lại cách viết.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Tài khoản')).toHaveValue('nguoila');
  expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull();
});

test('AGENT-03 an account that is typed narrows the report, and stands in the address', async () => {
  asAgent();
  gateway.answers('teamStatements', answers.teamStatements);
  await renderPage(<TeamStatementPage />, { visited: place('palStatementsAgentCopy') });
  await userEvent.type(await screen.findByLabelText('Tài khoản'), 'baotran.hn');
  await userEvent.click(screen.getByRole('button', { name: 'Xem tài khoản này' }));
  await waitFor(() => expect(address()).toHaveTextContent('account=baotran.hn'));
  await waitFor(() =>
    expect(askedFor('/team/statements').at(-1)?.searchParams.get('account')).toBe('baotran.hn'),
  );
});

test('AGENT-12 the profit of downlines is asked for by team', async () => {
  asAgent();
  gateway.answers('teamStatements', answers.teamStatements);
  await renderPage(<DownlineProfitPage />, { visited: place('downlineProfit') });
  await screen.findByRole('table', { name: 'Lợi nhuận tuyến dưới' });
  expect(askedFor('/team/statements')[0]?.searchParams.get('by')).toBe('team');
});
