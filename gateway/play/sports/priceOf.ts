import type { Pick } from '#contract/settleLeg';
import type { Quote } from './quote.ts';

type Quoted = Pick & { readonly quote: Quote };

const lineOf = ({ quote, market, line }: Quoted) =>
  (market === 'handicap' ? quote.handicap : quote.total).find((one) => one.line === line);

/** Price of a pick in hundredths; undefined for what the match does not offer, or no longer. */
export const priceOf = (quote: Quote, pick: Pick): number | undefined => {
  const { market, side, line } = pick;
  const isLined = market === 'handicap' || market === 'total';
  if (isLined !== (line !== undefined && line !== null)) return undefined;
  const found = isLined ? lineOf({ ...pick, quote }) : undefined;
  const isDrawn = quote.odds.draw !== undefined;
  const prices = {
    result: isDrawn ? quote.odds : {},
    moneyLine: isDrawn ? quote.level : { home: quote.odds.home, away: quote.odds.away },
    handicap: found && { home: found.first, away: found.second },
    halfResult: quote.half,
    total: found && { over: found.first, under: found.second },
  } satisfies Record<typeof market, Partial<Record<typeof side, number | undefined>> | undefined>;
  const offered: Partial<Record<typeof side, number | undefined>> | undefined = prices[market];
  return offered?.[side];
};
