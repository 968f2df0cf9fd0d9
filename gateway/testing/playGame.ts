import type { Value } from '#contract/wireTypes';
import { headers } from '#contract/constants';
import { transfer } from '../ledger/postings/movement.ts';
import { post } from '../ledger/postings/post.ts';
import type { GameView } from '../sandbox/games/engine/gameWire.ts';
import type { TestGateway } from './testGateway.ts';
import type { TestMember } from './testMembers.ts';

export interface PlayAnswer<Value> {
  readonly status: number;
  readonly value: Value;
  readonly message: string | undefined;
}

/** Gives a member money of the house. */
export const giveMoney = ({ database, clock }: TestGateway, memberId: string, amount: bigint) =>
  database.transaction((tx) =>
    post(tx, {
      key: `gift:${memberId}:${clock.newId()}`,
      merchant: 'aurora',
      reason: 'test',
      ref: memberId,
      at: clock.now(),
      entries: transfer({ kind: 'house' }, { kind: 'member', owner: memberId }, amount, 'VND'),
    }),
  );

/** The vendor's pages as a browser in a frame calls them. */
export const vendorPages = ({ app }: Pick<TestGateway, 'app'>, host = 'games.aurora.localhost') => {
  const call = async <Result>(
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ): Promise<PlayAnswer<Result>> => {
    const answer = await app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/play/api/${path}`,
      headers: {
        host,
        [headers.client]: 'game',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    const { value, message } = answer.json<{ value: Result; message?: string }>();
    return { status: answer.statusCode, value, message };
  };
  return {
    call,
    open: (url: string) => {
      const { hash, searchParams } = new URL(url);
      return call<GameView>('open', {
        body: { merchant: searchParams.get('merchant'), ticket: hash.slice(1) },
      });
    },
  };
};

/** Launches a game and opens its page. */
export const playGame = async (
  gateway: TestGateway,
  { token }: Pick<TestMember, 'token'>,
  gameCode: string,
  launch: 'launchGame' | 'launchTrial' = 'launchGame',
) => {
  const { body } = await gateway.call(launch, {
    token,
    body: { gameCode, vassalage: 'NVP', platform: 'WEB', language: 'VI' },
  });
  const launched = body.value as Value<'launchGame'>;
  const pages = vendorPages(gateway);
  const { value: game } = await pages.open(launched.url);
  return {
    game,
    launched,
    call: <Result>(path: string, sent?: unknown) =>
      pages.call<Result>(path, { token: game.token, body: sent }),
  };
};
