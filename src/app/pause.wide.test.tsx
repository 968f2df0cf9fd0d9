import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createI18n, loadAllWords } from '#locales/createI18n';
import type { Value } from '#contract/wireTypes';
import { markPause } from '@/data/session/pauseMark';
import { localText } from '@/data/storage/storage';
import { testBoot, testGateway, testMember, testPermission, testSite } from '@/testing/testSite';
import { App } from './App';
import { styleCache } from '@/ui/styles/styleCache';

type Pause = Value<'playBreak'>['pause'];

const gateway = testGateway();
const until = new Date(testBoot.now + 180 * 86_400_000).toISOString();
const excluded: Pause = { kind: 'selfExclusion', until };

const popup = (id: number, promotionType: 'PR' | 'PL') => ({
  ...{ id, title: `Thưởng ${id}`, content: '<p>Nạp ngay</p>', promotionType, execution: 'A' as const },
  announcementImages: [{ url: '/art/props/env' }],
  publishedAt: '2026-11-20T11:00:00Z',
});

const answers = (pause: Pause) => {
  sessionStorage.setItem('token', 'secret');
  // The mark that a log-in stores.
  markPause(localText(), pause ?? undefined);
  const later = new Date(Date.now() + 3_600_000).toISOString();
  gateway.answers('playBreak', { pause, realityCheckAt: null });
  gateway.answers('domainRoute', { domainRoute: '', mainDomain: 'aurora.example' });
  gateway.answers('status', 0);
  gateway.answers('permission', testPermission);
  gateway.answers('whitelabel', []);
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberIcon', { url: null });
  gateway.answers('balance', { balance: { amount: '1200000', currency: 'VND' } });
  gateway.answers('sessionInfo', { mustChange: false, idleEndsAt: later, endsAt: later, pause });
  gateway.answers('announcements', {
    banners: [],
    player: [],
    promotion: [popup(1, 'PL'), popup(2, 'PR')],
  });
  gateway.answers('gameVendors', { data: { lanes: [] } });
  gateway.answers('hotMatches', { list: [] });
  gateway.answers('winners', { list: [] });
  gateway.answers('favourites', { list: [] });
  gateway.answers('gameMenus', { menus: [] });
  gateway.answers('gameList', { games: [], pageNum: 1, totalPages: 0, total: 0, vendors: [] });
  gateway.answers('popularLotteries', { list: [] });
};

const show = async (path: string) => {
  const words = await loadAllWords('vi');
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <App
          cache={styleCache()}
          i18n={createI18n({ language: 'vi', words })}
          site={testSite()}
          services={{ report: () => undefined, loadChunk: (load) => load() }}
        />
      </MemoryRouter>,
    ),
  );
};

beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

test('SAFE-04 without a pause the home page shows its offers', async () => {
  answers(null);
  await show('/');
  expect(
    await screen.findByRole('heading', { name: 'Thưởng 2', hidden: true }, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeInTheDocument();
});

test('SAFE-04 during an exclusion the home page says when it ends and what is open, and offers nothing', async () => {
  answers(excluded);
  await show('/');
  expect(await screen.findByText('Bạn đã tự khóa tài khoản', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rút tiền' })).toHaveAttribute(
    'href',
    '/?centre=member&page=withdraw',
  );
  await waitFor(() =>
    expect(
      gateway.asked.some(({ url }) => url.includes('sessionInfo') || url.includes('/session/info')),
    ).toBe(true),
  );
  expect(screen.queryByText(/Thưởng/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  const asked = gateway.asked.map(({ url }) => new URL(url).pathname);
  for (const offer of ['getMissionSummary', 'favourites', 'checkIn', 'rewards'])
    expect(asked.filter((path) => path.includes(offer))).toEqual([]);
});

test.each(['/rng', '/sports', '/vnLottery?gameCode=VN1', '/seamless?gameCode=RNG1', '/promotions'])(
  'SAFE-03 for an excluded member %s is closed and says when the exclusion ends',
  async (path) => {
    answers(excluded);
    await show(path);
    expect(
      await screen.findByRole('heading', { name: 'Tài khoản đang nghỉ' }, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(screen.getByText('Bạn đã tự khóa tài khoản')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Tài khoản đang nghỉ \|/));
  },
);
