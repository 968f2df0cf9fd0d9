import { percentFormat, wholeFormat } from './format.ts';
import { MOST_SKIPS } from '../engine/hiloRules.ts';
import { paytables } from '../engine/poker/paytables.ts';
import { JACKPOT_SHARE } from '../engine/jackpotRule.ts';
import { MOST_SHOTS } from '../engine/fishKinds.ts';
import { element } from './element.ts';
import { proofPart } from './proof/proofPart.ts';
import { sheetDialog } from './sheetDialog.ts';
import { specialSymbols } from './slots/specialSymbols.ts';
import type { Play, Table } from './table.ts';
import { fill } from './words.ts';

/** What is said of a game's pays before the figures. */
const notesOf = ({ game, words }: Pick<Table, 'game' | 'words'>): string[] => {
  const { language, rtp, maxWin, engine, paytable } = game;
  const percent = percentFormat(language);
  const returned = percent(rtp);
  const most = fill(words.most, wholeFormat(language)(maxWin));
  const notes = {
    slots: [fill(words.rtp, returned), words.paysNote, most],
    roulette: [fill(words.rtp, returned)],
    taixiu: [fill(words.leastRtp, returned), words.taiXiuRules],
    xocdia: [fill(words.leastRtp, returned), words.xocDiaRules],
    baccarat: [fill(words.leastRtp, returned), words.baccaratRules],
    hilo: [fill(words.rtp, returned), fill(words.hiloRules, MOST_SKIPS), words.hiloWaits, most],
    videopoker: [
      fill(words.pokerRtp, returned, percent(paytables[paytable].simpleRtp)),
      words.pokerRules,
      words.pokerWaits,
      most,
    ],
    tienlen: [
      fill(words.seatsRtp, returned),
      words.tienLenRules,
      words.tienLenInstantWinRules,
      words.seatsHouse,
      words.seatsWaits,
    ],
    phom: [
      fill(words.seatsRtp, returned),
      words.phomRules,
      words.phomFullRules,
      words.seatsHouse,
      words.seatsWaits,
    ],
    fishing: [fill(words.rtp, returned), fill(words.fishRules, MOST_SHOTS)],
  } as const satisfies Record<typeof engine, readonly string[]>;
  const { jackpot } = game;
  const pot = jackpot && fill(words.jackpotRule, JACKPOT_SHARE, wholeFormat(language)(jackpot.of));
  return [...notes[engine], ...(pot ? [pot] : [])];
};

/** What the game pays, how it is fair, in a dialog over the stage. */
export const paysSheet = (table: Table, play: Play) => {
  const { game, words, vibration } = table;
  const feel = element('button', {
    type: 'button',
    className: 'small choice',
    textContent: words.vibration,
    hidden: !vibration.isOffered,
    attributes: { 'aria-pressed': 'false' },
  });
  feel.addEventListener('click', () => {
    const on = feel.getAttribute('aria-pressed') !== 'true';
    feel.setAttribute('aria-pressed', String(on));
    vibration.set(on);
  });
  const rows = element('ul', { className: 'pays' });
  const proof = proofPart(table);
  const dialog = sheetDialog(
    words,
    { title: words.pays },
    ...notesOf(table).map((text) => element('p', { textContent: text })),
    feel,
    rows,
    ...(game.engine === 'slots' ? [specialSymbols(table)] : []),
    proof.part,
  );
  return {
    dialog,
    open: (): void => {
      rows.replaceChildren(...play.pays());
      void proof.refresh().catch(() => undefined);
      dialog.showModal();
    },
  };
};
