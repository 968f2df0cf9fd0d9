import { missingRoles } from './derive/requiredRoles.ts';
import type { BrandManifest } from './manifest/brandManifest.ts';
import { examineManifest } from './manifest/readManifest.ts';
import { placeholder, type MarketPack } from './markets/marketFields.ts';
import { placeholdersIn } from './markets/placeholdersIn.ts';
import { examineMarket } from './markets/readMarket.ts';
import { readTokens } from './read/readTokens.ts';
import { unknownRoles } from './read/unknownRoles.ts';
import { resolveBrand } from './resolveBrand.ts';

export interface Finding {
  readonly file: string;
  readonly key: string;
  /** `note`: the brand works in spite of it. */
  readonly severity: 'error' | 'note';
  readonly problem: string;
  readonly allowed?: string | undefined;
  /** The original value of a colour that had to be changed. */
  readonly before?: string;
  readonly after?: string;
}

/** Faults in the text of a `brand.json`, not counting its pictures and conflicts with other brands. */
export function manifestFindings(document: unknown, ownMarket?: unknown): Finding[] {
  const { problems, manifest, pack } = examineManifest(document, ownMarket);
  return [
    ...problems.map(({ key, problem, allowed }): Finding => {
      return {
        file: 'brand.json',
        key,
        severity: problem === 'unknown' ? 'note' : 'error',
        problem,
        allowed,
      };
    }),
    ...(manifest === undefined ? [] : contactNotes(manifest)),
    ...(manifest === undefined || pack === undefined ? [] : marketNotes(manifest, pack)),
  ];
}

/** Whether players can reach support while the site, and with it the chat and its own pages, is closed. */
const contactNotes = ({ links, supportMail }: BrandManifest): Finding[] =>
  supportMail === undefined &&
  [links.support, links.telegram, links.facebook].every((link) => link === undefined || link.startsWith('/'))
    ? [
        {
          file: 'brand.json',
          key: 'supportMail',
          severity: 'note',
          problem:
            'is not given, nor support, telegram or facebook elsewhere: maintenance and region pages have no contact',
        },
      ]
    : [];

/** What an operator has still to bring along before the brand can go to production in its market. */
const marketNotes = (
  { market, helpLines, licence, languages }: BrandManifest,
  pack: MarketPack,
): Finding[] => {
  const note = (key: string, problem: string): Finding => {
    return { file: 'brand.json', key, severity: 'note', problem };
  };
  const unlicensed =
    pack.licence.value === 'shown' ? languages.filter((language) => licence[language] === undefined) : [];
  return [
    ...placeholdersIn(pack).map((key) => note('market', `${market} has ${key} as a ${placeholder}`)),
    ...(helpLines.length === 0 ? [note('helpLines', `none is given, which ${market} expects`)] : []),
    ...unlicensed.map((language) => note(`licence.${language}`, `is not given, which ${market} expects`)),
  ];
};

/** Faults in a brand's own `market.json`. */
export const marketFindings = (document: unknown): Finding[] =>
  examineMarket(document).problems.map(({ key, problem, allowed }) => {
    return { file: 'market.json', key, severity: problem === 'unknown' ? 'note' : 'error', problem, allowed };
  });

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Faults in the text of a `brand.tokens.json`, and the colours that had to be changed. */
export function tokenFindings(document: unknown): Finding[] {
  const file = 'brand.tokens.json';
  const { given, unreadable } = readTokens(document);
  const faults = unreadable.map(({ path, reason, allowed }): Finding => {
    return { file, key: path, severity: 'error', problem: reason, allowed };
  });
  const missing = missingRoles(given)
    .filter((path) => !unreadable.some((fault) => fault.path === path))
    .map((key): Finding => ({ file, key, severity: 'error', problem: 'missing', allowed: 'color' }));
  const unknown = unknownRoles(document).map((key): Finding => {
    return { file, key, severity: 'note', problem: 'unknown' };
  });
  const look = faults.length + missing.length > 0 ? undefined : resolveBrand(document);
  const moved = look === undefined || 'reason' in look ? [] : look.moved;
  return [
    ...faults,
    ...missing,
    ...unknown,
    ...moved.map((key): Finding => {
      const after = look === undefined || 'reason' in look ? '' : shown(look.look[key]);
      const problem = 'moved, so that every declared pair of colours can be read';
      return { file, key, severity: 'note', problem, before: shown(given[key]), after };
    }),
  ];
}
