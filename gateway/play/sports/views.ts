import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import { oddsOf } from '#contract/sports';
import type { HotMatch, MatchPrice, Value } from '#contract/wireTypes';
import type { SeenBet } from '../bets/betsView.ts';
import { resultOf } from '../bets/resultOf.ts';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { Team } from './competitions/Competition.ts';
import { contestOf } from './contest.ts';
import type { MatchRow } from './matchStore.ts';
import type { Quote } from './quote.ts';
import type { sportsBets } from './schema.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

type ResultView = Value<'sportsResults'>['list'][number];
type TicketView = Value<'sportsBets'>['list'][number];

const pictureOf = (team: Team | undefined): string =>
  team?.picture === undefined ? '' : `/art/teams/${team.picture}.svg`;

/** A match by its names; one of a team that is no longer known keeps the codes. */
export const toNamed = (match: MatchRow, language: Language) => {
  const contest = contestOf(match);
  const nameOf = (team: Team | undefined, code: string) => (team ? wordsIn(team.names, language) : code);
  return {
    id: match.id,
    gameType: contest?.play.sport ?? 'SPORTS',
    discipline: contest?.competition.discipline ?? 'football',
    competition: contest ? wordsIn(contest.competition.names, language) : match.competition,
    matchTime: match.startsAt.toISOString(),
    homeTeam: nameOf(contest?.home, match.home),
    awayTeam: nameOf(contest?.away, match.away),
    homeTeamImageUrl: pictureOf(contest?.home),
    awayTeamImageUrl: pictureOf(contest?.away),
  } as const;
};

export const toPrice = (id: string, { odds, locked, minute, score }: Quote): MatchPrice => ({
  id,
  moneyLine: {
    homeTeamOdds: oddsOf(odds.home ?? 0),
    awayTeamOdds: oddsOf(odds.away ?? 0),
    ...(odds.draw !== undefined && { drawOdds: oddsOf(odds.draw) }),
  },
  ...(minute !== undefined && { minute }),
  ...(score && { score }),
  ...(locked && { locked }),
});

export const toMatch = (match: MatchRow, quote: Quote, language: Language): HotMatch => ({
  ...toNamed(match, language),
  ...toPrice(match.id, quote),
});

export const toResult = (match: MatchRow, language: Language): ResultView => ({
  ...toNamed(match, language),
  outcome: match.outcome ?? 'void',
  ...(match.score && { score: match.score }),
});

export interface TicketFacts {
  readonly ticket: typeof sportsBets.$inferSelect;
  readonly bet: SeenBet;
  readonly match: MatchRow;
}

export const toTicket = ({ ticket, bet, match }: TicketFacts, language: Language): TicketView => {
  const money = (amount: bigint) => wireMoney(amount, bet.currency as Currency);
  return {
    ...toNamed(match, language),
    id: ticket.id,
    matchId: match.id,
    side: ticket.side,
    odds: oddsOf(ticket.odds),
    stake: money(bet.stake),
    win: money(bet.win),
    result: resultOf(bet),
    placedAt: bet.placedAt.toISOString(),
    outcome: match.outcome,
    ...(match.score && { score: match.score }),
  };
};
