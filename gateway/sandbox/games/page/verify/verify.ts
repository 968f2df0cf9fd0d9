import { fishNames, type FishKind } from '../../engine/fishKinds.ts';
import { baccaratSides } from '../../engine/baccaratBets.ts';
import { hiloActs } from '../../engine/hiloRules.ts';
import { paytableNames } from '../../engine/poker/paytables.ts';
import { actsOf } from '../../engine/steppedGames.ts';
import { playRound, type Engine, type GameRequest } from '../../engine/playRound.ts';
import { rouletteBetKinds } from '../../engine/rouletteBets.ts';
import { seedHash } from '../../../../platform/fairness/seedDraws.ts';
import { taiXiuBetKinds } from '../../engine/taiXiuBets.ts';
import { xocDiaSides } from '../../engine/xocDiaBets.ts';
import { slotModels, type SlotModelName } from '../../engine/slotModels.ts';
import type { Language } from '#contract/constants';
import { languageTags } from '#contract/languageTags';
import { checkRound } from '../../engine/checkRound.ts';
import { roundOfFragment, type LinkedRound } from '../../engine/proofLink.ts';
import { element } from '../element.ts';
import '../play.css';
import './verify.css';
import { languageOfBrowser } from '../languageOfBrowser.ts';
import { pageTitle } from '../pageTitle.ts';
import { verdict } from './verdict.ts';
import { fill, loadGameWords, wordsFor } from '../words.ts';

const linked = roundOfFragment(location.hash);
const language = linked?.language ?? languageOfBrowser();
await loadGameWords(language);
const words = wordsFor(language);

const input = (name: string, value: string) =>
  element('input', { name, value, autocomplete: 'off', spellcheck: false });
const choice = (name: string, choices: readonly string[], textOf = (value: string) => value) =>
  element(
    'select',
    { name },
    ...choices.map((value) => element('option', { value, textContent: textOf(value) })),
  );

/** Names of the games. A slot is named by how it pays. */
const gameNames = {
  calm: words.verifySlotsCalm,
  even: words.verifySlotsEven,
  bold: words.verifySlotsBold,
  roulette: 'Roulette',
  taixiu: 'Tài Xỉu',
  xocdia: 'Xóc Đĩa',
  baccarat: 'Baccarat',
  hilo: words.verifyHilo,
  videopoker: words.verifyVideoPoker,
  tienlen: 'Tiến Lên',
  phom: 'Phỏm',
  fishing: words.verifyFishing,
} as const satisfies Readonly<Record<SlotModelName | Exclude<Engine, 'slots'>, string>>;

type NamedGame = keyof typeof gameNames;

const fields = {
  serverSeed: input('serverSeed', ''),
  clientSeed: input('clientSeed', ''),
  nonce: input('nonce', '0'),
  game: choice('game', Object.keys(gameNames), (name) => gameNames[name as NamedGame]),
  stake: input('stake', '1000'),
  lines: input('lines', '20'),
  field: choice('field', rouletteBetKinds),
  thrown: choice('thrown', taiXiuBetKinds),
  place: input('place', '0'),
  coins: input('coins', 'even'),
  sides: input('sides', 'player'),
  paytable: choice('paytable', paytableNames),
  acts: input('acts', ''),
  shots: input('shots', 'minnow'),
} as const;

/** Words of a list that are known, in their order. */
const known = <Word extends string>(text: string, words: readonly Word[]): Word[] =>
  text.split(/[\s,]+/).flatMap((one) => words.find((word) => word === one) ?? []);

const requestOf = (): GameRequest => {
  const stake = Number(fields.stake.value);
  const game = fields.game.value;
  if (game === 'hilo') return { engine: 'hilo', stake };
  if (game === 'tienlen' || game === 'phom') return { engine: game, stake };
  if (game === 'videopoker') {
    const paytable = paytableNames.find((one) => one === fields.paytable.value) ?? 'jacks';
    return { engine: 'videopoker', paytable, stake };
  }
  if (game === 'fishing') {
    return { engine: 'fishing', stake, shots: known<FishKind>(fields.shots.value, fishNames) };
  }
  if (game === 'baccarat') {
    const bets = known(fields.sides.value, baccaratSides).map((side) => ({ side, stake }));
    return { engine: 'baccarat', bets };
  }
  if (game === 'taixiu') {
    const kind = taiXiuBetKinds.find((one) => one === fields.thrown.value) ?? 'size';
    return { engine: 'taixiu', bets: [{ kind, choice: Number(fields.place.value), stake }] };
  }
  if (game === 'xocdia') {
    const bets = known(fields.coins.value, xocDiaSides).map((side) => ({ side, stake }));
    return { engine: 'xocdia', bets };
  }
  if (game === 'roulette') {
    const kind = rouletteBetKinds.find((one) => one === fields.field.value) ?? 'straight';
    return { engine: 'roulette', bets: [{ kind, choice: Number(fields.place.value), stake }] };
  }
  return { engine: 'slots', model: game as SlotModelName, lines: Number(fields.lines.value), stake };
};

const hash = element('code');
const result = element('pre');

const asLabel = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);

const labels: Readonly<Record<keyof typeof fields, string>> = {
  serverSeed: words.serverSeed,
  clientSeed: words.yourSeed,
  nonce: words.round,
  game: words.game,
  stake: words.stake,
  lines: asLabel(words.lines.replace('{0}', '').trim()),
  field: 'Roulette',
  thrown: 'Tài Xỉu',
  place: 'Roulette 0–36, Tài Xỉu 0–13',
  coins: `Xóc Đĩa: ${xocDiaSides.join(', ')}`,
  sides: `Baccarat: ${baccaratSides.join(', ')}`,
  paytable: words.verifyVideoPoker,
  acts: `${words.verifyHilo}: ${hiloActs.join(', ')}; ${words.verifyVideoPoker}: hold 0 1 2 3 4; Tiến Lên: play 2 15, pass, auto; Phỏm: eat, draw, discard 17, auto`,
  shots: `${words.verifyFishing}: ${fishNames.join(', ')}`,
};

/** Fields that belong to one game alone. */
const onlyFor: Partial<Record<keyof typeof fields, (game: string) => boolean>> = {
  lines: (game) => Object.hasOwn(slotModels, game),
  field: (game) => game === 'roulette',
  thrown: (game) => game === 'taixiu',
  place: (game) => game === 'roulette' || game === 'taixiu',
  coins: (game) => game === 'xocdia',
  sides: (game) => game === 'baccarat',
  paytable: (game) => game === 'videopoker',
  acts: (game) => ['hilo', 'videopoker', 'tienlen', 'phom'].includes(game),
  shots: (game) => game === 'fishing',
};

const long: readonly (keyof typeof fields)[] = ['serverSeed', 'clientSeed', 'acts', 'shots'];
const rows = (Object.keys(fields) as (keyof typeof fields)[]).map((name) => ({
  name,
  row: element('label', { className: long.includes(name) ? 'wide' : '' }, labels[name], fields[name]),
}));
/** Shown once there is something to show. */
const answers = [
  element('label', { className: 'wide', hidden: true }, words.hash, hash),
  element('label', { className: 'wide', hidden: true }, words.result, result),
];

const showFields = (): void => {
  for (const { name, row } of rows) row.hidden = onlyFor[name]?.(fields.game.value) === false;
};
showFields();
fields.game.addEventListener('change', showFields);

const form = element(
  'form',
  {},
  ...rows.map(({ row }) => row),
  element('button', { className: 'small', textContent: words.check }),
  ...answers,
);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const seed = {
    serverSeed: fields.serverSeed.value,
    clientSeed: fields.clientSeed.value,
    nonce: Number(fields.nonce.value),
  };
  const acts = fields.acts.value
    .split(',')
    .map((act) => act.trim())
    .filter((act) => act !== '');
  void Promise.all([seedHash(seed.serverSeed), playRound(requestOf(), seed, acts)]).then(([seen, played]) => {
    hash.textContent = seen;
    result.textContent = JSON.stringify(played, null, 1);
    for (const answer of answers) answer.hidden = false;
  });
});

/** The fields as the round was played, so that each can be changed to see that the check fails then. */
const fillFields = ({ round: { request, outcome, serverSeed, clientSeed, nonce } }: LinkedRound): void => {
  fields.serverSeed.value = serverSeed ?? '';
  fields.clientSeed.value = clientSeed;
  fields.nonce.value = String(nonce);
  fields.game.value = request.engine === 'slots' ? request.model : request.engine;
  if ('stake' in request) fields.stake.value = String(request.stake);
  if (request.engine === 'slots') fields.lines.value = String(request.lines);
  if (request.engine === 'fishing') fields.shots.value = request.shots.join(', ');
  if (request.engine === 'videopoker') fields.paytable.value = request.paytable;
  fields.acts.value = actsOf(outcome).join(', ');
  if ('bets' in request) fillBets(request);
  showFields();
};

const fillBets = (request: Extract<GameRequest, { bets: unknown }>): void => {
  const [first] = request.bets;
  fields.stake.value = String(first?.stake ?? 0);
  if (request.engine === 'baccarat') fields.sides.value = request.bets.map(({ side }) => side).join(', ');
  if (request.engine === 'xocdia') fields.coins.value = request.bets.map(({ side }) => side).join(', ');
  if (request.engine === 'roulette' || request.engine === 'taixiu') {
    const [bet] = request.bets;
    (request.engine === 'roulette' ? fields.field : fields.thrown).value = bet?.kind ?? '';
    fields.place.value = String(bet?.choice ?? 0);
  }
};

/** For a reader who comes without a round: how one is checked, beside the fields for it. */
const guide = (fieldsOfRound: HTMLFormElement): HTMLElement =>
  element(
    'div',
    { className: 'guide' },
    element(
      'section',
      {},
      element('h2', { textContent: words.verifySteps }),
      element(
        'ol',
        { className: 'steps' },
        element('li', { textContent: fill(words.verifyStepHash, words.info) }),
        element('li', { textContent: fill(words.verifyStepPlay, words.newSeed) }),
        element('li', { textContent: words.verifyStepCheck }),
      ),
      element('p', { textContent: words.proofNote }),
    ),
    element(
      'section',
      { className: 'by-hand' },
      element('h2', { textContent: words.checkAnother }),
      fieldsOfRound,
    ),
  );

if (linked) fillFields(linked);
document.documentElement.lang = languageTags[language as Language] ?? 'en';
const brand = document.title;
document.title = pageTitle(words.proof, linked?.name ?? '', brand);
document
  .getElementById('game')
  ?.replaceChildren(
    element(
      'main',
      { className: 'verify' },
      ...(brand === '' ? [] : [element('p', { className: 'brand', textContent: brand })]),
      element('h1', { textContent: words.proof }),
      ...(linked
        ? [element('p', { className: 'of-game', textContent: `${linked.name} (${linked.vendorName})` })]
        : []),
      ...(linked
        ? [
            ...verdict(linked, await checkRound(linked.round), words),
            element(
              'details',
              {},
              element('summary', { textContent: words.verifyByHand }),
              element('p', { textContent: words.proofNote }),
              form,
            ),
          ]
        : [guide(form)]),
    ),
  );
