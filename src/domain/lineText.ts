import type { Pick as MatchPick } from '#contract/settleLeg';

const QUARTERS = 4;

const writers = new Map<string, Intl.NumberFormat>();

const writerOf = (tag: string, signDisplay: 'exceptZero' | 'auto'): Intl.NumberFormat => {
  const key = `${tag} ${signDisplay}`;
  const known = writers.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, signDisplay });
  writers.set(key, made);
  return made;
};

/** The line of a pick as its side has it: "−0,75" or "+0,75" of a handicap, "2,5" of a total. */
export const lineText = ({ market, side, line }: MatchPick, tag: string): string => {
  if (line === undefined || line === null) return '';
  const own = (market === 'handicap' && side === 'away' ? -line : line) / QUARTERS;
  const text = writerOf(tag, market === 'handicap' ? 'exceptZero' : 'auto').format(own === 0 ? 0 : own);
  return text.replace('-', '−');
};
