import { cssText } from './css/cssText.ts';
import { isSafeCss } from './css/isSafeCss.ts';
import { completeLook, movedRoles } from './derive/completeLook.ts';
import { isDark } from './derive/contrast.ts';
import { hasRequiredRoles, missingRoles } from './derive/requiredRoles.ts';
import { readTokens, type UnreadableToken } from './read/readTokens.ts';
import { cssName, tokenEntries, type TokenPath } from './tokenPaths.ts';
import type { Look } from './values.ts';

/** CSS variable names with their values as CSS text. */
export type CssVariables = Readonly<Record<`--${string}`, string>>;

export interface ResolvedLook {
  look: Look;
  variables: CssVariables;
  colorScheme: 'dark' | 'light';
  /** Given roles that had to be changed so that every declared pair meets WCAG 2.2 AA. */
  moved: readonly TokenPath[];
}

export interface Refusal {
  /** One line for the operator; never shown to a player. */
  reason: string;
}

/** The CSS variables of a complete look. */
function lookVariables(look: Look): CssVariables {
  const written = tokenEntries.map(([path, { kind }]) => {
    // `Look` ties the kind to the value's type; a loop over paths cannot express that.
    const text = (cssText[kind] as (value: Look[TokenPath]) => string)(look[path]);
    if (!isSafeCss(text)) throw new RangeError(`${path} is not safe as CSS`);
    return [cssName(path), text];
  });
  return Object.fromEntries(written) as CssVariables;
}

const mostSaid = 5;

const sayUnreadable = (faults: readonly UnreadableToken[]): string => {
  const said = faults.slice(0, mostSaid).map(({ path, reason, allowed }) => {
    return `${path}${path && ': '}${reason}${allowed === undefined ? '' : `, it has to be a ${allowed}`}`;
  });
  const others = faults.length - said.length;
  return [...said, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
};

/**
 * Resolves a parsed `brand.tokens.json` to CSS variables. Pure; returns a refusal instead of throwing, whatever the
 * document contains.
 */
export function resolveBrand(document: unknown): ResolvedLook | Refusal {
  const { given, unreadable } = readTokens(document);
  if (unreadable.length > 0) return { reason: sayUnreadable(unreadable) };
  if (!hasRequiredRoles(given)) return { reason: `missing: ${missingRoles(given).join(', ')}` };
  const look = completeLook(given);
  return {
    look,
    variables: lookVariables(look),
    colorScheme: isDark(look['surface.page']) ? 'dark' : 'light',
    moved: movedRoles(given, look),
  };
}
