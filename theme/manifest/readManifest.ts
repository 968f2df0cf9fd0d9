import type { Language } from '../../contract/constants.ts';
import { exponentOf, usualMoneyStep } from '../../contract/money.ts';
import type { MarketPack } from '../markets/marketFields.ts';
import { marketPacks, type MarketName } from '../markets/marketPacks.ts';
import { examineMarket } from '../markets/readMarket.ts';
import { isRecord } from '../read/unknown.ts';
import type { BrandManifest } from './brandManifest.ts';
import { manifestFields } from './manifestFields.ts';
import { readFields, type KeyProblem } from './reads.ts';

export interface ManifestReading {
  /** Undefined if there is a problem other than an unknown key. */
  readonly manifest: BrandManifest | undefined;
  /** The fields that could be read. */
  readonly found: Partial<BrandManifest>;
  /** The pack of its market. */
  readonly pack: MarketPack | undefined;
  readonly problems: readonly KeyProblem[];
}

const isFatal = ({ problem }: KeyProblem): boolean => problem !== 'unknown';

const packOf = (name: MarketName | undefined, ownMarket: unknown): MarketPack | undefined => {
  if (name === undefined) return undefined;
  return examineMarket(name === 'own' ? ownMarket : marketPacks[name]).pack;
};

type Texts = Readonly<Partial<Record<Language, string>>>;
type Given = Partial<Pick<BrandManifest, 'market' | 'currency' | 'licence'>>;

/** What of a brand its market does not allow. */
const marketProblems = ({ market, currency, licence }: Given, pack: MarketPack | undefined): KeyProblem[] => {
  if (market === undefined) return [];
  if (pack === undefined) {
    const allowed = 'a market.json in the folder that can be read';
    return [{ key: 'market', problem: 'not valid', allowed }];
  }
  const wanted = pack.currency.value;
  const isForeign = currency !== wanted;
  const isLicensed = pack.licence.value === 'forbidden' && Object.keys(licence ?? {}).length > 0;
  return [
    ...(isForeign
      ? [{ key: 'currency', problem: 'not valid', allowed: `${wanted}, as ${market} has` } as const]
      : []),
    ...(isLicensed
      ? [{ key: 'licence', problem: 'not valid', allowed: `none: ${market} has no licence to show` } as const]
      : []),
  ];
};

const usualAge = 21;

/** Reads a parsed `brand.json`, with the folder's own market if there is one, and reports every problem. */
export function examineManifest(document: unknown, ownMarket?: unknown): ManifestReading {
  if (!isRecord(document)) {
    return {
      manifest: undefined,
      found: {},
      pack: undefined,
      problems: [{ key: '', problem: 'not valid', allowed: 'an object' }],
    };
  }
  const problems: KeyProblem[] = [];
  const report = (problem: KeyProblem) => void problems.push(problem);
  const found = readFields(manifestFields, document, '', report);
  const pack = packOf(found.market, ownMarket);
  if (problems.some(isFatal)) return { manifest: undefined, found, pack, problems };
  problems.push(...marketProblems(found, pack));

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
  for (const [at, { standard, title, links }] of found.footerColumns.entries()) {
    const lacks = (texts: Texts) => found.languages.find((language) => texts[language] === undefined);
    const untitled = standard === undefined ? lacks(title ?? {}) : undefined;
    const unnamed = links.map(({ label }) => lacks(label)).find((language) => language !== undefined);
    if (untitled) report({ key: `footerColumns[${at}].title.${untitled}`, problem: 'missing' });
    if (unnamed) report({ key: `footerColumns[${at}].links.label.${unnamed}`, problem: 'missing' });
  }
  const unreachable = found.helpLines.some(({ phone, url }) => phone === undefined && url === undefined);
  if (unreachable) {
    report({ key: 'helpLines', problem: 'not valid', allowed: 'each with phone, url or both' });
  }
  const age = Math.max(found.age ?? pack?.age.value ?? usualAge, pack?.age.value ?? 0);
  const shareImage = found.shareImage ?? found.logo ?? found.favicon;
  return {
    found,
    pack,
    manifest: problems.some(isFatal)
      ? undefined
      : { ...found, age, decimals, moneyStep, touchIcon, shareImage },
    problems,
  };
}

/** Formats a problem as one line. */
const sayProblem = ({ key, problem, allowed }: KeyProblem): string =>
  `${key || 'the file'} is ${problem}${allowed === undefined ? '' : `: ${allowed}`}`;

/** Reads a parsed `brand.json`, or returns the first problem. */
export function readManifest(
  document: unknown,
  ownMarket?: unknown,
): { manifest: BrandManifest; pack: MarketPack | undefined } | { reason: string } {
  const { manifest, pack, problems } = examineManifest(document, ownMarket);
  if (manifest !== undefined) return { manifest, pack };
  const first = problems.find(isFatal);
  return { reason: first === undefined ? 'cannot be read' : sayProblem(first) };
}
