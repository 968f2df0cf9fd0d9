import { readFields, type KeyProblem } from '../manifest/reads.ts';
import { isRecord } from '../read/unknown.ts';
import { marketFields, type MarketPack } from './marketFields.ts';

/** Reads a market pack and reports every problem. */
export function examineMarket(document: unknown): {
  readonly pack: MarketPack | undefined;
  readonly problems: readonly KeyProblem[];
} {
  if (!isRecord(document)) {
    return { pack: undefined, problems: [{ key: '', problem: 'not valid', allowed: 'an object' }] };
  }
  const problems: KeyProblem[] = [];
  const pack = readFields(marketFields, document, '', (problem) => void problems.push(problem));
  if (problems.some(({ problem }) => problem !== 'unknown')) return { pack: undefined, problems };
  const { leastMinutes, usualMinutes, mostMinutes } = pack.realityCheck;
  if (leastMinutes.value > usualMinutes.value || usualMinutes.value > mostMinutes.value) {
    const allowed = 'from leastMinutes to mostMinutes';
    return {
      pack: undefined,
      problems: [{ key: 'realityCheck.usualMinutes', problem: 'not valid', allowed }],
    };
  }
  return { pack, problems };
}
