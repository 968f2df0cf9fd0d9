import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Banner, Game, Value } from '#contract/wireTypes';
import { answersForms } from '@/testing/testForms';
import { testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { Modals } from './Modals';

const gateway = testGateway();
beforeAll(gateway.open);
afterEach(gateway.reset);
afterAll(gateway.close);

const banner = (groupName: Banner['groupName'], title: string): Banner => ({
  ...{ id: 1, groupName, url: '/art/a', linkageType: 'none', link: '', eyebrow: '', title, highlight: '' },
  ...{ lead: `Lead of ${title}`, action: '', condition: '' },
});

const open = async (address: string) => {
  answersForms(gateway, ['COMM3', 'USERNAMEREG3', 'CHNGPASSVERIF3']);
  gateway.answers('registerSetting', { rules: [], age: 21 } as unknown as Value<'registerSetting'>);
  gateway.answers('announcements', {
    banners: [banner('w_login', 'For the login'), banner('w_register', 'For the registration')],
    player: [],
    promotion: [],
  });
  await renderPage(<Modals />, { visited: [address] });
};
const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 10_000 });

test('HOME-08 the popups of login and registration show the banners of their groups', async () => {
  await open('/login');
  expect(await within(await dialog('Đăng nhập')).findByText('For the login')).toBeInTheDocument();
});

test('HOME-08 the registration has its own', async () => {
  await open('/register');
  expect(await within(await dialog('Đăng ký')).findByText('For the registration')).toBeInTheDocument();
});

test('MOD-05 login and registration switch to each other: one is hidden while the other shows', async () => {
  await open('/login');
  await userEvent.click(await within(await dialog('Đăng nhập')).findByRole('link', { name: 'Đăng ký' }));
  const registration = await dialog('Đăng ký');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Đăng nhập' })).toBeNull());
  await userEvent.click(await within(registration).findByRole('link', { name: 'Đăng nhập' }));
  await dialog('Đăng nhập');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Đăng ký' })).toBeNull());
});

test('MOD-07 a forgotten password is a modal, by mobile or by e-mail', async () => {
  await open('/forgotPassword');
  const forgot = await dialog('Quên mật khẩu');
  expect(await within(forgot).findByLabelText('Số điện thoại')).toBeInTheDocument();
  await userEvent.click(within(forgot).getByRole('tab', { name: 'Email' }));
  expect(within(forgot).getByLabelText('Email')).toBeInTheDocument();
});

test('MOD-07 so is the change of a password', async () => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('memberProfile', {
    account: testMember.account,
    nickname: testMember.nickname,
    joinedAt: '2025-03-02T05:00:00.000Z',
    mobile: null,
    email: null,
    payeeName: null,
    loginPassword: 'set',
    hasWithdrawPassword: true,
  });
  await open('/changePassword');
  const old = await within(await dialog('Đổi mật khẩu')).findByLabelText('Mật khẩu hiện tại');
  expect(old).toBeInTheDocument();
});

const game: Game = {
  nodeId: 1,
  gameCode: 'RNG1',
  gameName: 'Kho Báu Rồng Vàng',
  showIcon: '/covers/RNG1',
  vassalage: 'LUM',
  vendorName: 'Lumen',
  gameType: 'RNG',
  isGame: 'GAME',
  supportPlay: '0',
  tag: 'none',
  maintenanceEnd: null,
};
const vnd = (amount: string) => ({ amount, currency: 'VND' }) as const;
const address = () => screen.getByLabelText('address', { selector: 'output' });

test('MOD-08 GAME-05 a vendor’s popup lists its games without entries that open such a list, and a game opens from it', async () => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameList', {
    games: [game, { ...game, nodeId: 2, gameCode: 'RNG2', gameName: 'Lumen', isGame: 'VASSALAGE' }],
    pageNum: 1,
    totalPages: 2,
    total: 60,
  });
  gateway.answers('vendorGameTypes', {
    list: [{ vassalage: 'LUM', displayName: 'Lumen Studios', gameTypes: ['RNG', 'FISH'] }],
  });
  await open('/rng?modal=vendor&item=LUM');
  const popup = within(await dialog('Lumen Studios'));
  expect(await popup.findByRole('article', { name: 'Kho Báu Rồng Vàng' })).toBeInTheDocument();
  expect(popup.getAllByRole('article')).toHaveLength(1);
  const asked = gateway.asked
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname.endsWith('gameList'));
  expect(asked?.searchParams.get('vassalage')).toBe('LUM');
  expect(
    popup.getAllByRole('link', { name: /^Xem tất cả/ }).map((link) => link.getAttribute('href')),
  ).toEqual(['/rng?vassalage=LUM', '/fish?vassalage=LUM']);
  await userEvent.click(popup.getByRole('button', { name: 'Đóng' }));
  await waitFor(() => expect(address()).toHaveTextContent('/rng'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('MOD-08 a game’s popup shows its details before it is played', async () => {
  gateway.answers('permission', { info: { imageCDNs: [] } } as never);
  gateway.answers('gameDetail', {
    game,
    gameClassify: 'RNG',
    minBet: vnd('1000'),
    maxBet: vnd('2000000'),
    lineNum: 20,
    rtp: 9650,
    maxWin: 5000,
    others: [],
  });
  await open('/rng?modal=game&item=RNG1');
  const popup = within(await dialog('Kho Báu Rồng Vàng'));
  for (const fact of ['1.000 ₫', '96,5%', '20']) {
    expect(await popup.findByText(new RegExp(`^${fact}`))).toBeInTheDocument();
  }
  expect(popup.getByRole('button', { name: /^Chơi ngay/ })).toBeInTheDocument();
});

test('MOD-08 a popup of a game that is not there says so', async () => {
  gateway.refuses('gameDetail', 'not_found', 404);
  await open('/rng?modal=game&item=NOTHING');
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toBeInTheDocument();
});
