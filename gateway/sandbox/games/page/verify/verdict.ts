import type { CheckedRound } from '../../engine/checkRound.ts';
import { isProved } from '../../engine/checkRound.ts';
import type { LinkedRound } from '../../engine/proofLink.ts';
import { element } from '../element.ts';
import { amountFormat, localeOf } from '../format.ts';
import { fill, type Words } from '../words.ts';
import { copyRow } from './copyRow.ts';
import { outcomeText } from './outcomeText.ts';

const row = (isFit: boolean, text: string): HTMLLIElement =>
  element(
    'li',
    { attributes: { 'data-fits': String(isFit) } },
    element('span', {
      className: 'mark',
      textContent: isFit ? '✓' : '✗',
      attributes: { 'aria-hidden': 'true' },
    }),
    text,
  );

const fact = (name: string, value: string): HTMLElement =>
  element('div', {}, element('dt', { textContent: name }), element('dd', { textContent: value }));

/** What was checked of one round, in words, and the three facts that decided it. */
export const verdict = (
  { round, name, vendorName, language, currency, exponent, decimals }: LinkedRound,
  checked: CheckedRound | undefined,
  words: Words,
): HTMLElement[] => {
  const isFine = isProved(checked);
  const write = amountFormat({ language, exponent, decimals });
  const amount = (minor: number) => `${write(minor)} ${currency}`;
  const time = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeStyle: 'medium' });
  const at = new Date(round.drawnAt);
  return [
    element(
      'section',
      { className: 'verdict-card', attributes: { 'data-fits': String(isFine), role: 'status' } },
      element('p', {
        className: 'verdict-title',
        textContent: isFine ? words.verifyFits : words.verifyDiffers,
      }),
      element('p', { textContent: isFine ? words.verifyFitsText : words.verifyDiffersText }),
      element(
        'ul',
        { className: 'checks' },
        row(checked?.isSeedSame === true, words.verifySeed),
        row(checked?.isOutcomeSame === true, words.verifyOutcome),
        row(checked?.isWinSame === true, fill(words.verifyWin, amount(round.win))),
      ),
    ),
    element(
      'dl',
      { className: 'verify-facts' },
      fact(words.game, `${name} (${vendorName})`),
      fact(words.verifyTime, Number.isNaN(at.getTime()) ? '' : time.format(at)),
      fact(words.result, outcomeText(round.outcome, words)),
      fact(words.stake, amount(round.stake)),
      fact(words.win, amount(round.win)),
      ...(round.pot > 0 ? [fact(words.verifyPot, amount(round.pot))] : []),
    ),
    element('h2', { textContent: words.verifySeeds }),
    element('p', { textContent: words.verifySeedsText }),
    copyRow(words.hash, round.hash, words),
    copyRow(words.serverSeed, round.serverSeed ?? '', words),
    copyRow(words.yourSeed, round.clientSeed, words),
    copyRow(words.round, String(round.nonce), words),
  ];
};
