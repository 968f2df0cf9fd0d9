import { act, renderHook } from '@testing-library/react';
import type { BoardMatch } from '#contract/wireTypes';
import { inSite, testGateway, testPermission, testSite } from '@/testing/testSite';
import { useSlip, type Board } from './useSlip';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => gateway.answers('permission', testPermission));
afterEach(gateway.reset);
afterAll(gateway.close);

const money = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const match = (id: string, home = '2.00'): BoardMatch => ({
  ...{
    id,
    gameType: 'SPORTS',
    discipline: 'football',
    competition: 'Cup',
    matchTime: '2026-11-20T05:00:00Z',
  },
  ...{ homeTeam: 'A', awayTeam: 'B', homeTeamImageUrl: '', awayTeamImageUrl: '' },
  moneyLine: { homeTeamOdds: home, awayTeamOdds: '2.50' },
});
const boardOf = (list: readonly BoardMatch[]): Board => ({
  list: [...list],
  paused: false,
  wallet: 'MAIN',
  limits: {
    ...{ leastStake: money(20_000), mostStake: money(50_000_000) },
    ...{ mostParlayStake: money(5_000_000), mostParlayReturn: money(1_000_000_000) },
  },
});

const slipOn = (list: readonly BoardMatch[]) =>
  renderHook(({ board }: { board: Board }) => useSlip('SPORTS', board, undefined), {
    wrapper: inSite(testSite()),
    initialProps: { board: boardOf(list) },
  });
const home = (matchId: string) => ({ matchId, market: 'moneyLine', side: 'home' }) as const;

test('STAGE-02 a parlay has ten legs at most: the eleventh is not taken', () => {
  const ids = Array.from({ length: 11 }, (_, place) => `m${place}`);
  const { result } = slipOn(ids.map((id) => match(id)));
  act(() => result.current.setMode('parlay'));
  for (const id of ids) act(() => result.current.choose(home(id)));
  expect(result.current.legs).toHaveLength(10);
  expect(result.current.isFull).toBe(true);
});

test('SPORT-01 who accepts rises is still asked about a fallen price', () => {
  const { result, rerender } = slipOn([match('m')]);
  act(() => result.current.choose(home('m')));
  act(() => result.current.setTakesRise(true));
  rerender({ board: boardOf([match('m', '2.10')]) });
  expect(result.current.changed).toBe(0);
  rerender({ board: boardOf([match('m', '1.90')]) });
  expect(result.current.changed).toBe(1);
  expect(result.current.back).toBeLessThan(result.current.backBefore);
});
