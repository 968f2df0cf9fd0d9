import type { BaccaratBet } from '../engine/baccaratBets.ts';
import type { FishKind } from '../engine/fishKinds.ts';
import type { GameView, PlayedView, ProvenRound, SeedChange, TableView } from '../engine/gameWire.ts';
import type { RouletteBet } from '../engine/rouletteBets.ts';
import type { RoundAct } from '../engine/roundActs.ts';
import type { TaiXiuBet } from '../engine/taiXiuBets.ts';
import type { XocDiaBet } from '../engine/xocDiaBets.ts';

/** A refusal of the vendor's server by its code; no answer at all is `no_answer`. */
export class GameFault extends Error {
  override readonly name = 'GameFault';
  readonly code: string;
  /** What the refusal tells besides its code. */
  readonly value: unknown;

  constructor(code: string, value?: unknown) {
    super(code);
    this.code = code;
    this.value = value;
  }
}

/** A slot's round names in `free` the free rounds of which one is taken in place of money. */
export type RoundAsked = { readonly key: string } & (
  | { readonly stake: number; readonly free?: string }
  | { readonly stake: number; readonly shots: readonly FishKind[] }
  | { readonly bets: readonly RouletteBet[] }
  | { readonly dice: readonly TaiXiuBet[]; readonly round?: number }
  | { readonly coins: readonly XocDiaBet[]; readonly round?: number }
  | { readonly sides: readonly BaccaratBet[]; readonly round?: number }
);

export interface ActAsked {
  readonly id: string;
  readonly at: number;
  readonly act: RoundAct;
}

interface Answer {
  readonly success?: boolean;
  readonly value?: unknown;
  readonly message?: string;
}

const PATIENCE = 10_000;

const ask = async <Result>(path: string, token?: string, body?: unknown): Promise<Result> => {
  const response = await fetch(`/play/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      'x-marquee-client': 'game',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as Answer | undefined;
  const isDown = (response?.status ?? 500) >= 500 && answer?.message !== 'game_maintenance';
  if (answer === undefined || isDown) throw new GameFault('no_answer');
  if (answer.success !== true) throw new GameFault(answer.message ?? 'no_answer', answer.value);
  return answer.value as Result;
};

export const openGame = (merchant: string, ticket: string): Promise<GameView> =>
  ask('open', undefined, { merchant, ticket });

export const lookAtGame = (token: string): Promise<GameView> => ask('game', token);

/** The calls of an open game. */
export const gameServer = ({ token }: Pick<GameView, 'token'>) => ({
  play: (round: RoundAsked) => ask<PlayedView>('round', token, round),
  act: (step: ActAsked) => ask<PlayedView>('act', token, step),
  dealt: (id: string) => ask<PlayedView>('dealt', token, { id }),
  table: () => ask<TableView>('table', token),
  shown: (id: string) => ask<null>('shown', token, { id }),
  changeSeed: (clientSeed: string) => ask<SeedChange>('seed', token, { clientSeed }),
  rounds: () => ask<ProvenRound[]>('rounds', token),
});

export type GameServer = ReturnType<typeof gameServer>;
