import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HotMatch } from '#contract/wireTypes';
import { testBoot, testGateway, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { HotMatches } from './HotMatches';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('permission', { info: { imageCDNs: [] } } as never));
afterEach(gateway.reset);
afterAll(gateway.close);

const match = (id: number, rest: Partial<HotMatch> = {}): HotMatch => ({
  id: `SEACUP-${id}`,
  discipline: 'football',
  gameType: 'SPORTS',
  competition: 'Cúp Đông Nam Á',
  matchTime: new Date(testBoot.now + 3_600_000).toISOString(),
  homeTeam: 'Việt Nam',
  awayTeam: `Đội ${id}`,
  homeTeamImageUrl: '/art/teams/vn.svg',
  awayTeamImageUrl: '/art/teams/th.svg',
  moneyLine: { homeTeamOdds: '1.42', awayTeamOdds: '6.20' },
  ...rest,
});

const show = async (list: HotMatch[]) => {
  gateway.answers('hotMatches', { list });
  await renderPage(<HotMatches />, { site: testSite() });
};

test('HOME-03 a match shows competition, teams, their pictures and home and away odds; a draw only when sent', async () => {
  await show([match(1)]);
  const card = await screen.findByRole('article', { name: 'Việt Nam – Đội 1' });
  expect(card).toHaveTextContent('Chủ1,42Khách6,20');
  expect(card).not.toHaveTextContent('Hòa');
  expect(card).toHaveTextContent('Bắt đầu sau1:00:00');
  expect(card.querySelectorAll('img')).toHaveLength(2);
});

test('HOME-03 a running match shows its minute and score, and is counted as live', async () => {
  await show([
    match(1, {
      minute: 67,
      score: { home: 2, away: 1 },
      moneyLine: { homeTeamOdds: '1.42', awayTeamOdds: '6.20', drawOdds: '3.85' },
    }),
    match(2),
  ]);
  const card = await screen.findByRole('article', { name: 'Việt Nam – Đội 1' });
  expect(card).toHaveTextContent("67'");
  expect(card).toHaveTextContent('2 - 1');
  expect(card).toHaveTextContent('Hòa3,85');
  expect(screen.getByText('1 trực tiếp')).toBeInTheDocument();
});

test.each([
  [3, 0],
  [4, 2],
])('HOME-03 %i matches have %i arrows', async (count, arrows) => {
  await show(Array.from({ length: count }, (_, index) => match(index)));
  await screen.findByRole('article', { name: 'Việt Nam – Đội 0' });
  expect(screen.queryAllByRole('button', { name: /^Trận (trước|tiếp theo)$/ })).toHaveLength(arrows);
});

test('HOME-03 odds lead to the page of the sport', async () => {
  await show([match(1, { gameType: 'ESPORTS' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Khách 6,20' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/esports?match=SEACUP-1&side=away');
});

test('HOME-03 matches that failed to load can be fetched again', async () => {
  gateway.refuses('hotMatches', 'try_again', 503);
  await renderPage(<HotMatches />);
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  gateway.answers('hotMatches', { list: [] });
  await userEvent.click(retry);
  expect(await screen.findByText('Chưa có trận đấu nổi bật')).toBeInTheDocument();
});
