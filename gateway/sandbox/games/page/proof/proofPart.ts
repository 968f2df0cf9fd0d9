import type { ProvenRound, SeedView } from '../../engine/gameWire.ts';
import { checkRound, isProved } from '../../engine/checkRound.ts';
import { isUndecided } from '../../engine/playRound.ts';
import { proofFragment } from '../../engine/proofLink.ts';
import { element } from '../element.ts';
import { GameFault } from '../gameServer.ts';
import type { Table } from '../table.ts';

/** The page of proof, which names the brand of this page. */
const verifyAddress = (): string => {
  const merchant = new URLSearchParams(location.search).get('merchant');
  return merchant === null ? '/play/verify' : `/play/verify?merchant=${encodeURIComponent(merchant)}`;
};

/** Rounds that are listed; games show more of them on their roads. */
const LISTED = 20;

/** The seeds in use, and the last rounds with what proves them. */
export const proofPart = ({ game, server, words, amount }: Table) => {
  const hash = element('code');
  const own = element('input', { maxLength: 64, autocomplete: 'off', spellcheck: false });
  const list = element('ul', { className: 'rounds' });

  const showSeed = (seed: SeedView): void => {
    hash.textContent = seed.hash;
    own.value = seed.clientSeed;
  };

  const page = verifyAddress();

  /** The page that shows the whole proof of a round, with its seeds filled in. */
  const detail = (round: ProvenRound): HTMLAnchorElement => {
    const { name, vendorName, language, currency, exponent, decimals } = game;
    const linked = { round, name, vendorName, language, currency, exponent, decimals };
    return element('a', {
      href: `${page}#${proofFragment(linked)}`,
      target: '_blank',
      rel: 'noopener',
      textContent: words.verifyOpen,
      attributes: { 'aria-label': `${words.verifyOpen}: ${words.round} ${round.nonce}` },
    });
  };

  const row = (round: ProvenRound): HTMLLIElement => {
    const verdict = element('span', { className: 'verdict' });
    const check = element('button', { type: 'button', className: 'small', textContent: words.check });
    check.addEventListener('click', () => {
      void checkRound(round).then((checked) => {
        const fits = isProved(checked);
        verdict.textContent = fits ? words.agrees : words.differs;
        verdict.dataset.fits = String(fits);
      });
    });
    return element(
      'li',
      {},
      element('span', {
        textContent: `${words.round} ${round.nonce}: ${amount(round.stake)} → ${isUndecided(round.outcome) ? '…' : amount(round.win)}`,
      }),
      ...(round.serverSeed === null
        ? [element('small', { textContent: words.waitsForSeed })]
        : [check, verdict, detail(round)]),
    );
  };

  const refresh = async (): Promise<void> => {
    const rounds = await server.rounds();
    list.replaceChildren(...rounds.slice(0, LISTED).map(row));
  };

  const renew = element('button', { type: 'button', className: 'small', textContent: words.newSeed });
  const refused = element('small', { attributes: { role: 'status' } });
  renew.addEventListener('click', () => {
    refused.textContent = '';
    void server
      .changeSeed(own.value.replace(/[^ -~]/g, '') || 'seed')
      .then(({ seed }) => {
        showSeed(seed);
        return refresh();
      })
      .catch((error: unknown) => {
        const isInUse = error instanceof GameFault && error.code === 'operation_not_enabled';
        refused.textContent = isInUse ? words.seedInUse : words.noAnswer;
      });
  });
  showSeed(game.seed);
  const part = element(
    'section',
    { className: 'proof' },
    element('h3', { textContent: words.proof }),
    element('p', { textContent: words.proofNote }),
    element('label', {}, words.hash, hash),
    ...(game.table === null
      ? [element('label', {}, words.yourSeed, own), renew, refused]
      : [element('p', { textContent: game.engine === 'baccarat' ? words.tableSeed : words.bowlSeed })]),
    element('h3', { textContent: words.rounds }),
    list,
    element('a', {
      href: page,
      target: '_blank',
      rel: 'noopener',
      textContent: words.checkAnother,
    }),
  );
  return { part, refresh };
};
