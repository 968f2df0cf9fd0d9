import { exponentOf, usualMoneyStep } from '../../contract/money.ts';
import { isRecord } from '../read/unknown.ts';
import type { BrandManifest } from './brandManifest.ts';
import { manifestFields } from './manifestFields.ts';
import { readFields, type KeyProblem } from './reads.ts';

export interface ManifestReading {
  /** Undefined if there is a problem other than an unknown key. */
  readonly manifest: BrandManifest | undefined;
  /** The fields that could be read. */
  readonly found: Partial<BrandManifest>;
  readonly problems: readonly KeyProblem[];
}

const isFatal = ({ problem }: KeyProblem): boolean => problem !== 'unknown';

/** Reads a parsed `brand.json` and reports every problem. */
export function examineManifest(document: unknown): ManifestReading {
  if (!isRecord(document)) {
    return {
      manifest: undefined,
      found: {},
      problems: [{ key: '', problem: 'not valid', allowed: 'an object' }],
    };
  }
  const problems: KeyProblem[] = [];
  const report = (problem: KeyProblem) => void problems.push(problem);
  const found = readFields(manifestFields, document, '', report);
  if (problems.some(isFatal)) return { manifest: undefined, found, problems };

  const exponent = exponentOf(found.currency);
  const {
    decimals = exponent,
    moneyStep = usualMoneyStep(found.currency),
    touchIcon = found.favicon,
  } = found;
  if (decimals > exponent) {
    const allowed = `a whole number from 0 to ${exponent}, as ${found.currency} has`;
    report({ key: 'decimals', problem: 'not valid', allowed });
  }
  for (const language of found.languages) {
    if (found.copy[language] === undefined) report({ key: `copy.${language}`, problem: 'missing' });
  }
  const unreachable = found.helpLines.some(({ phone, url }) => phone === undefined && url === undefined);
  if (unreachable) {
    report({ key: 'helpLines', problem: 'not valid', allowed: 'each with phone, url or both' });
  }
  const shareImage = found.shareImage ?? found.logo ?? found.favicon;
  return {
    found,
    manifest: problems.some(isFatal) ? undefined : { ...found, decimals, moneyStep, touchIcon, shareImage },
    problems,
  };
}

/** Formats a problem as one line. */
const sayProblem = ({ key, problem, allowed }: KeyProblem): string =>
  `${key || 'the file'} is ${problem}${allowed === undefined ? '' : `: ${allowed}`}`;

/** Reads a parsed `brand.json`, or returns the first problem. */
export function readManifest(document: unknown): { manifest: BrandManifest } | { reason: string } {
  const { manifest, problems } = examineManifest(document);
  if (manifest !== undefined) return { manifest };
  const first = problems.find(isFatal);
  return { reason: first === undefined ? 'cannot be read' : sayProblem(first) };
}
