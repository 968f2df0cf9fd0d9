import { eq } from 'drizzle-orm';
import { balanceOf } from '../ledger/postings/balanceOf.ts';
import { signingSecrets } from '../platform/secrets/signingSecrets.ts';
import { bets } from '../play/bets/schema.ts';
import type { PlayedView } from '../sandbox/games/engine/gameWire.ts';
import { actsOf } from '../sandbox/games/engine/steppedGames.ts';
import type { RoundAct } from '../sandbox/games/engine/roundActs.ts';
import { roundService } from '../sandbox/games/roundService.ts';
import { sessionStore } from '../sandbox/games/sessionStore.ts';
import { sendInProcess, walletClient, type SendToWallet } from '../sandbox/games/walletClient.ts';
import { giveMoney, playGame } from './playGame.ts';
import { silentLog } from './silentLog.ts';
import type { TestGateway } from './testGateway.ts';

const START = 10_000_000n;

let keys = 0;

/** A member with money at a card game of the sandbox vendor, whose rounds continue from act to act. */
export const cardSeat = async (
  gateway: TestGateway,
  gameCode: string,
  launch: 'launchGame' | 'launchTrial' = 'launchGame',
) => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, START);
  const { game, call } = await playGame(gateway, member, gameCode, launch);
  const stake = game.stakes[0] ?? 1;
  const newKey = () => `card-round-${(keys += 1)}`;
  return {
    ...{ member, game, call, stake, start: START, newKey },
    money: () =>
      balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND'),
    deal: (key = newKey()) => call<PlayedView>('round', { key, stake }),
    /** Does an act after those of a round; of one that has been told. */
    act: ({ round }: Pick<PlayedView, 'round'>, act: RoundAct, at = actsOf(round.outcome).length) =>
      call<PlayedView>('act', { id: round.id, at, act }),
    record: () => gateway.database.queries.select().from(bets).where(eq(bets.memberId, member.row.id)),
    session: async () => {
      const session = await sessionStore(gateway.database.queries, gateway.clock).find(game.token);
      if (session === undefined) throw new Error('No session');
      return session;
    },
  };
};

/** The vendor's rounds with a line to the wallet that breaks as told. */
export const roundsOver = (gateway: TestGateway, send: SendToWallet = sendInProcess(gateway.app)) => {
  const { database, clock: runtime } = gateway;
  const secrets = signingSecrets(database.queries, runtime);
  const wallet = walletClient({ send, secrets: () => secrets.valid('vendor wallet'), runtime });
  return roundService({ database, runtime, wallet, log: silentLog });
};

/** A line to the wallet on which one call is cut off, before or after it has arrived. */
export const cutLine =
  (gateway: TestGateway, call: 'bet' | 'win', place: 'before' | 'after'): SendToWallet =>
  async (path, ...rest) => {
    const whole = sendInProcess(gateway.app);
    if (!path.endsWith(`/${call}`)) return whole(path, ...rest);
    if (place === 'after') await whole(path, ...rest);
    throw new Error('line cut');
  };
