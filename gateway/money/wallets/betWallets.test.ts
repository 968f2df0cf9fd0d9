import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { lotteryDesk } from '../../testing/lotteryDesk.ts';
import { setSetting } from '../../testing/setSetting.ts';
import { sportsDesk } from '../../testing/sportsDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let lottery: ReturnType<typeof lotteryDesk>;
let sports: ReturnType<typeof sportsDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  lottery = lotteryDesk(gateway);
  sports = sportsDesk(gateway);
  await testGames(gateway.database.queries, [
    { gameCode: 'SPORTS0001', vassalage: 'BTI' },
    { gameCode: 'VNHN5M', vassalage: 'TCG_LOTTO_VN' },
  ]);
  await lottery.begin();
  await sports.begin();
});
beforeEach(() => setSetting(gateway, 'singleWallet', 'off'));
afterAll(() => gateway.close());

const fill = (token: string, to: string) =>
  gateway.call('walletTransfer', {
    token,
    body: { from: 'MAIN', to, amount: '300000' },
    idempotencyKey: gateway.clock.newId(),
  });
const mainOf = (memberId: string) =>
  balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: memberId }, 'VND');

test('MEM-03 LOTT-01 a ticket is paid from the wallet that the lobby names, and the main one keeps what it holds', async () => {
  const { token, row } = await lottery.player();
  const { wallet } = await lottery.lobby(token, 'VNHN5M');
  expect(wallet).toBe('TCG_LOTTO_VN');
  expect((await lottery.bet(token, 'VNHN5M', [{}])).message).toBe('insufficient_funds');
  await fill(token, wallet);
  expect((await lottery.bet(token, 'VNHN5M', [{}])).status).toBe(200);
  expect(await mainOf(row.id)).toBe(700_000n);
});

test('MEM-03 SPORT-01 a bet is paid from the wallet that the board names, and the main one keeps what it holds', async () => {
  const { token, row } = await sports.player();
  const { wallet } = await sports.matches();
  expect(wallet).toBe('BTI');
  const match = await sports.coming();
  expect((await sports.bet(token, match)).message).toBe('insufficient_funds');
  await fill(token, wallet);
  expect((await sports.bet(token, match)).status).toBe(200);
  expect(await mainOf(row.id)).toBe(700_000n);
});

test('MEM-03 with a single wallet lobby and board name the main one', async () => {
  await setSetting(gateway, 'singleWallet', 'on');
  const { token } = await lottery.player();
  expect((await lottery.lobby(token, 'VNHN5M')).wallet).toBe('MAIN');
  expect((await sports.matches()).wallet).toBe('MAIN');
});

test('the books are sound after all of it', async () => {
  expect(booksAreSound(await compareBalances(gateway.database))).toBe(true);
});
