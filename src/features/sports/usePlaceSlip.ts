import { useEffect, useRef, useState } from 'react';
import type { Body, Value } from '#contract/wireTypes';
import { useAction } from '@/data/core/useAction';
import { useSportsBet } from '@/data/resources/useSportsBet';
import { useLanguage } from '@/data/session/useLanguage';
import type { SlipRefusals } from './SingleStake';
import { pickId, withoutPicks } from './slipPicks';
import type { Slip, SlipLeg } from './useSlip';

interface Placed {
  /** Number of bets. */
  readonly count: number;
  /** Stake of all of them. */
  readonly stake: bigint;
  readonly odds: string;
  readonly isParlay: boolean;
  /** Picks that were left on the slip then. */
  readonly rest: readonly SlipLeg[];
}

const idsOf = (legs: Body<'sportsBet'>['legs']): string[] =>
  legs.map(({ matchId, ...pick }) => pickId({ match: { id: matchId }, pick }));

/** Refusals that concern one bet: the next one may still be taken. */
const ofOneBet: ReadonlySet<string> = new Set([
  'odds_changed',
  'market_closed',
  'amount_out_of_range',
  'not_found',
]);

/**
 * Places what is on the slip. Each single is a bet with an idempotency key; the next one is sent once the last has an
 * answer, so that at most one bet is unresolved. Placed picks leave the slip, refused ones stay with their reasons.
 */
export const usePlaceSlip = (slip: Slip) => {
  const language = useLanguage();
  const { busy, failure, run, forget } = useAction();
  const [placed, setPlaced] = useState<Placed>();
  const [refusals, setRefusals] = useState<SlipRefusals>({});
  const { legs, staked, takesRise } = slip;
  /** The picks now, while bets are being placed; none once the page has been left. */
  const remaining = useRef<readonly SlipLeg[]>([]);
  useEffect(() => {
    remaining.current = legs;
    return () => {
      remaining.current = [];
    };
  }, [legs]);

  const end = ({ odds }: Value<'sportsBet'>, sent: Body<'sportsBet'>): void => {
    const bet = BigInt(sent.stake);
    const ids = idsOf(sent.legs);
    setPlaced((before) => ({
      ...{ count: (before?.count ?? 0) + 1, stake: (before?.stake ?? 0n) + bet },
      ...{ odds, isParlay: ids.length > 1, rest: withoutPicks(before?.rest ?? legs, ids) },
    }));
    forget();
    slip.drop(ids);
  };
  const bets = useSportsBet(end);

  const placeOne = async (picked: readonly SlipLeg[], stake: bigint) => {
    const body = {
      legs: picked.map(({ match, pick: { market, side, line }, odds }) => ({
        ...{ matchId: match.id, market, side, odds },
        ...(line !== undefined && line !== null && { line }),
      })),
      ...{ stake: stake.toString(), takesRise, language },
    };
    const answer = await bets.place(body);
    if (answer.ok) end(answer.value, body);
    return answer;
  };

  const placeSingles = async () => {
    for (const { id, leg, staked: stake } of slip.open) {
      // The player may take a pick off meanwhile, or leave the page.
      if (!remaining.current.some((one) => pickId(one) === id)) continue;
      const answer = await placeOne([leg], stake);
      if (answer.ok) continue;
      const { failure: refused } = answer;
      if (!ofOneBet.has(refused.code ?? '')) return answer;
      setRefusals((others) => ({ ...others, [id]: refused }));
    }
    return undefined;
  };

  return {
    bets,
    busy,
    /** Why a bet was refused, if no further one was sent after it. */
    failure,
    refusals,
    /** The bets that were taken, until the picks of the slip change. */
    placed: placed && !busy && placed.rest.length === legs.length ? placed : undefined,
    send: (): void => {
      if (legs.length === 0) return;
      setPlaced(undefined);
      setRefusals({});
      void run(async () => (slip.isSeveral ? placeSingles() : placeOne(legs, staked)));
    },
  };
};
