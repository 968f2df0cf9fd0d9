import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import { settleLeg, type Score } from '#contract/settleLeg';
import { oddsOf, productText } from '#contract/sports';
import type { BoardMatch, HotMatch, MatchPrice, Value } from '#contract/wireTypes';
import { resultOf } from '../bets/resultOf.ts';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { Team } from './competitions/Competition.ts';
import { contestOf } from './contest.ts';
import type { MatchRow } from './matchStore.ts';
import type { Quote } from './quote.ts';
import type { LegRow, TicketFacts } from './sportsBetStore.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

type ResultView = Value<'sportsResults'>['list'][number];
type TicketView = Value<'sportsBets'>['list'][number];

const pictureOf = (team: Team | undefined): string =>
  team?.picture === undefined ? '' : `/art/teams/${team.picture}`;

/** The score at the end alone. */
export const toScore = ({ home, away }: Score): Score => ({ home, away });

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

/** Prices of the winner, with what changes beside them. */
const toWinner = ({ odds, locked, minute, score }: Quote) => ({
  moneyLine: {
    homeTeamOdds: oddsOf(odds.home ?? 0),
    awayTeamOdds: oddsOf(odds.away ?? 0),
    ...(odds.draw !== undefined && { drawOdds: oddsOf(odds.draw) }),
  },
  ...(minute !== undefined && { minute }),
  ...(score && { score }),
  ...(locked && { locked }),
});

const toMarkets = ({ level, half, handicap, total }: Quote): Pick<BoardMatch, 'markets'> =>
  level === undefined && handicap.length === 0 && total.length === 0
    ? {}
    : {
        markets: {
          ...(level && { level: { home: oddsOf(level.home), away: oddsOf(level.away) } }),
          ...(half && {
            half: { home: oddsOf(half.home), draw: oddsOf(half.draw), away: oddsOf(half.away) },
          }),
          handicap: handicap.map(({ line, first, second }) => ({
            ...{ line, home: oddsOf(first), away: oddsOf(second) },
          })),
          total: total.map(({ line, first, second }) => ({
            ...{ line, over: oddsOf(first), under: oddsOf(second) },
          })),
        },
      };

export const toPrice = (id: string, quote: Quote): MatchPrice => ({
  id,
  ...toWinner(quote),
  ...toMarkets(quote),
});

/** A match with the prices of its winner alone. */
export const toHotMatch = (match: MatchRow, quote: Quote, language: Language): HotMatch => ({
  ...toNamed(match, language),
  ...toWinner(quote),
});

export const toMatch = (match: MatchRow, quote: Quote, language: Language): BoardMatch => ({
  ...toHotMatch(match, quote, language),
  ...toMarkets(quote),
});

export const toResult = (match: MatchRow, language: Language): ResultView => ({
  ...toNamed(match, language),
  outcome: match.outcome ?? 'void',
  ...(match.score && { score: toScore(match.score) }),
});

type LegView = TicketView['legs'][number];

const toLeg = (leg: LegRow, match: MatchRow, language: Language): LegView => ({
  ...toNamed(match, language),
  ...{ matchId: match.id, market: leg.market, side: leg.side },
  ...(leg.line !== null && { line: leg.line }),
  odds: oddsOf(leg.odds),
  result: match.outcome === null ? null : settleLeg(leg, { outcome: match.outcome, score: match.score }),
  outcome: match.outcome,
  ...(match.score && { score: toScore(match.score) }),
  ...(match.score?.half && { half: match.score.half }),
});

export const toTicket = ({ ticket, bet, legs }: TicketFacts, language: Language): TicketView => {
  const money = (amount: bigint) => wireMoney(amount, bet.currency as Currency);
  return {
    id: ticket.id,
    legs: legs.map(({ leg, match }) => toLeg(leg, match, language)),
    odds: productText(legs.map(({ leg }) => oddsOf(leg.odds))),
    stake: money(bet.stake),
    win: money(bet.win),
    result: resultOf(bet),
    placedAt: bet.placedAt.toISOString(),
  };
};
