import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import type { SeenBet } from '../bets/betsView.ts';
import { resultOf } from '../bets/resultOf.ts';
import { wordsIn } from '../../brands/languages/texts.ts';
import { vendorCodeFor } from '../../catalogue/games/vendorRules.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';
import { drawSeed } from './drawSeed.ts';
import { hostOf } from './hosts.ts';
import type { DrawRow } from './drawStore.ts';
import { lotteryOf, type Lottery } from './lotteries.ts';
import type { LotteryPlace } from './lotteryPlace.ts';
import { winningNumber } from './payout.ts';
import { drawsAfter } from './schedule.ts';
import type { TicketRow } from './ticketStore.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

type LotteryView = Value<'lotteryMenu'>['list'][number];
type DrawView = Value<'recentDraws'>['list'][number];
type TicketView = Value<'lotteryTickets'>['list'][number];

const nameOf = (code: string, language: Language): string => {
  const lottery = lotteryOf(code);
  return lottery ? wordsIn(lottery.names, language) : code;
};

/** Draws whose hosts are told. */
const HOSTS = 3;

const hostsOf = (
  { region, schedule }: Lottery,
  { now, timeZone, language }: LotteryPlace,
): Pick<LotteryView, 'hosts'> => {
  if (region !== 'north') return {};
  const hosts = drawsAfter(schedule, now, timeZone, HOSTS).flatMap(({ drawNo, drawsAt }) => {
    const host = hostOf(region, drawNo, language);
    return host ? { ...host, drawsAt: drawsAt.toISOString() } : [];
  });
  return { hosts };
};

export const toLottery = async (
  lottery: Lottery,
  next: DrawRow | undefined,
  place: LotteryPlace,
): Promise<LotteryView> => ({
  gameCode: lottery.code,
  gameName: wordsIn(lottery.names, place.language),
  vassalage: vendorCodeFor(lottery.vassalage, place.language),
  lottoArea: lottery.area,
  region: lottery.region,
  prizeMode: lottery.prizeMode,
  everySeconds: 'every' in lottery.schedule ? lottery.schedule.every : null,
  next: next
    ? {
        drawNo: next.drawNo,
        closesAt: next.closesAt.toISOString(),
        drawsAt: next.drawsAt.toISOString(),
        seedHash: await seedHash(next.serverSeed),
      }
    : null,
  ...hostsOf(lottery, place),
});

const prizesOf = ({ prizes }: DrawRow) =>
  (prizes ?? []).map(({ tier, numbers }) => ({ tier, numbers: [...numbers] }));

/** What proves a draw; the server's seed is told once it was held. */
const proofOf = async (draw: DrawRow) => {
  const { serverSeed, clientSeed, nonce } = drawSeed(draw);
  const told = draw.drawnAt === null ? null : serverSeed;
  return { hash: await seedHash(serverSeed), serverSeed: told, clientSeed, nonce };
};

const hostOfDraw = ({ lottery, drawNo }: DrawRow, language: Language): Pick<DrawView, 'host'> => {
  const host = hostOf(lotteryOf(lottery)?.region, drawNo, language);
  return host ? { host } : {};
};

export const toDraw = async (draw: DrawRow, language: Language): Promise<DrawView> => ({
  gameCode: draw.lottery,
  gameName: nameOf(draw.lottery, language),
  drawNo: draw.drawNo,
  drawsAt: draw.drawsAt.toISOString(),
  ...hostOfDraw(draw, language),
  winning: winningNumber(draw.prizes ?? []),
  prizes: prizesOf(draw),
  proof: await proofOf(draw),
});

export interface TicketFacts {
  readonly ticket: TicketRow;
  readonly bet: SeenBet;
  readonly draw: DrawRow;
}

export const toTicket = ({ ticket, bet, draw }: TicketFacts, language: Language): TicketView => {
  const money = (amount: bigint) => wireMoney(amount, bet.currency as Currency);
  return {
    id: ticket.id,
    gameCode: ticket.lottery,
    gameName: nameOf(ticket.lottery, language),
    drawNo: ticket.drawNo,
    closesAt: draw.closesAt.toISOString(),
    drawsAt: draw.drawsAt.toISOString(),
    playType: ticket.playType,
    picks: [...ticket.picks],
    units: ticket.units,
    unitStake: money(ticket.unitStake),
    times: ticket.times,
    stake: money(bet.stake),
    win: money(bet.win),
    result: resultOf(bet),
    placedAt: bet.placedAt.toISOString(),
    winning: draw.prizes === null ? null : winningNumber(draw.prizes),
  };
};

/** A ticket as the betting record tells of it. */
export const toRecorded = async (facts: TicketFacts, language: Language) => ({
  proof: await proofOf(facts.draw),
  lottery: { ticket: toTicket(facts, language), prizes: prizesOf(facts.draw) },
});
