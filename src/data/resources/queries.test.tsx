import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { endpoints } from '#contract/endpoints';
import type { GetName } from '@/api/client';
import type { Resource } from '../core/resource';
import { inSite, testGateway, testMember, testSite } from '@/testing/testSite';
import {
  useContractDetail,
  useContractEnds,
  useContractPreview,
  useContracts,
  useContractStatement,
} from './useContracts';
import { useBankAccounts } from './useBankAccounts';
import { useDepositDesk } from './useDepositDesk';
import { useDevices } from './useDevices';
import { useLineDesk } from './useLineDesk';
import { useMemberProfile } from './useMemberProfile';
import { useMissionBoard } from './useMissionBoard';
import { useRewards } from './useRewards';
import { useTwoFactor } from './useTwoFactor';
import { useWithdrawDesk } from './useWithdrawDesk';
import { useFavouriteList } from './useFavouriteList';
import { useGameDetail } from './useGameDetail';
import { useGameList } from './useGameList';
import { useGameMenus } from './useGameMenus';
import { useHomeGames } from './useHomeGames';
import { useHotGames } from './useHotGames';
import {
  useDrawsOfDay,
  useLotteryLobby,
  useLotteryMenu,
  useLotteryTickets,
  useOpenedNumbers,
  usePopularLotteries,
  useRecentDraws,
  useRecentLotteries,
} from './useLottery';
import { usePopularGames } from './usePopularGames';
import { usePromotion, usePromotions } from './usePromotions';
import { useRecentGames } from './useRecentGames';
import { useRoomOf } from './useRoomOf';
import { useModels, useRooms } from './useRooms';
import { useSupportPicture } from './useSupportPicture';
import { useWithdrawalOrders } from './useWithdrawalOrders';
import { useMember } from '../session/useMember';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
});
afterEach(() => {
  jest.restoreAllMocks();
  gateway.reset();
});
afterAll(gateway.close);

interface Case {
  readonly name: GetName;
  readonly use: () => unknown;
  readonly asks: Readonly<Record<string, string>>;
}

const language = 'VI';
const merchant = 'aurora';
const web = { clientType: 'WEB', platform: 'WEB', merchant, imgSize: '220' };
const room = { gameType: 'LIVE', gameCode: 'LIVE1' } as const;
const modes = ['LOTT', 'ZY'] as const;

test.each<Case>([
  { name: 'contractDetail', use: () => useContractDetail('c1'), asks: { contractId: 'c1' } },
  { name: 'contractPreview', use: () => useContractPreview('c1'), asks: { id: 'c1' } },
  { name: 'contractEnds', use: () => useContractEnds('c1'), asks: { contractId: 'c1' } },
  { name: 'contractStatement', use: () => useContractStatement('s1'), asks: { id: 's1' } },
  { name: 'promotions', use: () => usePromotions(), asks: { language } },
  { name: 'promotion', use: () => usePromotion('7'), asks: { id: '7', language } },
  { name: 'supportPicture', use: () => useSupportPicture('p1'), asks: { id: 'p1' } },
  { name: 'withdrawalOrders', use: useWithdrawalOrders, asks: { pageNo: '1' } },
  { name: 'favouriteList', use: () => useFavouriteList(2), asks: { pageNo: '2', pageSize: '30', language } },
  { name: 'recentGames', use: useRecentGames, asks: { language } },
  { name: 'popularGames', use: usePopularGames, asks: { language } },
  { name: 'gameMenus', use: useGameMenus, asks: { platform: 'html5-desktop', language } },
  { name: 'gameDetail', use: () => useGameDetail('RNG1'), asks: { gameCode: 'RNG1', language } },
  {
    name: 'gameList',
    use: () => useHomeGames('RNG'),
    asks: { ...web, gameType: 'RNG', pageNo: '1', pageSize: '50', language },
  },
  {
    name: 'gameList',
    use: () => useGameList({ gameType: 'FISH', tag: 'hot' }, 2),
    asks: { ...web, gameType: 'FISH', tag: 'hot', pageNo: '2', pageSize: '50', language },
  },
  {
    name: 'hotGames',
    use: () => useHotGames('JADE'),
    asks: {
      merchantCode: merchant,
      isPlatform: '2',
      vassalage: 'JADE',
      platform: 'html5-desktop',
      language,
    },
  },
  { name: 'roomList', use: useRooms, asks: { language } },
  { name: 'roomList', use: () => useRoomOf(room), asks: { language } },
  { name: 'liveModels', use: useModels, asks: { language } },
  { name: 'lotteryMenu', use: () => useLotteryMenu(), asks: { language } },
  { name: 'lotteryMenu', use: () => useLotteryMenu('VN'), asks: { language, lottoArea: 'VN' } },
  { name: 'lotteryMenuRecent', use: useRecentLotteries, asks: { language } },
  {
    name: 'popularLotteries',
    use: () => usePopularLotteries(modes),
    asks: { count: '20', device: 'WEB', prizeMode: 'LOTT,ZY', language },
  },
  { name: 'recentDraws', use: () => useRecentDraws('SEA'), asks: { language, lottoArea: 'SEA' } },
  {
    name: 'recentDraws',
    use: () => useDrawsOfDay('20261120', 'VN'),
    asks: { language, day: '20261120', lottoArea: 'VN' },
  },
  {
    name: 'openedNumbersVn',
    use: () => useOpenedNumbers('VN', 'L1', 9),
    asks: { gameCode: 'L1', pageSize: '9', language },
  },
  {
    name: 'openedNumbers',
    use: () => useOpenedNumbers('SEA', 'L1', 9),
    asks: { gameCode: 'L1', pageSize: '9', language },
  },
  { name: 'lotteryLobby', use: () => useLotteryLobby('L1'), asks: { gameCode: 'L1', language } },
  {
    name: 'lotteryTickets',
    use: () => useLotteryTickets(3, 10),
    asks: { pageNo: '3', pageSize: '10', language },
  },
])('$name is asked for $asks', async ({ name, use, asks }) => {
  gateway.refuses(name, 'try_again', 503);
  const { unmount } = renderHook(use, { wrapper: inSite(testSite()) });
  const queries = () =>
    gateway.asked
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname === endpoints[name].path)
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  await waitFor(() => expect(queries()).toEqual([asks]));
  unmount();
});

test.each([
  ['promotions that are not wanted', () => usePromotions(false)],
  ['a game list without a filter', () => useGameList(null)],
  ['the details of a malformed game code', () => useGameDetail('../x')],
  ['draws of no day', () => useDrawsOfDay(undefined)],
  ['a lottery without a code', () => useLotteryLobby(undefined)],
  ['the table of a game that has none', () => useRoomOf({ gameType: 'RNG', gameCode: 'RNG1' })],
])('nothing is asked for %s', async (_, use) => {
  const { result } = renderHook(
    () => {
      use();
      return useMember();
    },
    { wrapper: inSite(testSite()) },
  );
  await waitFor(() => expect(result.current.value).toEqual(testMember));
  expect(gateway.asked).toHaveLength(1);
});

test.each([
  ['favourites', () => useFavouriteList(1)],
  ['recent games', useRecentGames],
  ['lotteries played', useRecentLotteries],
])('a trial account asks for no %s', async (_, use) => {
  gateway.answers('memberInfo', { ...testMember, type: 4 });
  const { result } = renderHook(
    () => {
      use();
      return useMember();
    },
    { wrapper: inSite(testSite()) },
  );
  await waitFor(() => expect(result.current.value).toBeDefined());
  expect(gateway.asked).toHaveLength(1);
});

test.each<{ readonly name: GetName; readonly use: () => Resource<unknown> }>([
  { name: 'bankAccounts', use: () => useBankAccounts(true) },
  { name: 'contracts', use: useContracts },
  { name: 'depositDesk', use: useDepositDesk },
  { name: 'devices', use: useDevices },
  { name: 'lineTransferDesk', use: useLineDesk },
  { name: 'memberProfile', use: useMemberProfile },
  { name: 'missionLeaderboard', use: useMissionBoard },
  { name: 'promotions', use: () => usePromotions() },
  { name: 'recentGames', use: useRecentGames },
  { name: 'rewards', use: useRewards },
  { name: 'twoFactor', use: useTwoFactor },
  { name: 'withdrawDesk', use: useWithdrawDesk },
])('$name is asked for again each time it is shown', async ({ name, use }) => {
  gateway.visit({ role: 'member' });
  const fetched = jest.spyOn(globalThis, 'fetch');
  const Shown = () => {
    const { value } = use();
    return <output>{value === undefined ? 'waits' : 'answered'}</output>;
  };
  const Site = inSite(testSite());
  const asked = () =>
    fetched.mock.calls.filter(([address]) => String(address).includes(endpoints[name].path));
  const { rerender } = render(<Site>{<Shown />}</Site>);
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('answered'));
  rerender(<Site>{null}</Site>);
  rerender(<Site>{<Shown />}</Site>);
  await waitFor(() => expect(asked()).toHaveLength(2));
});
