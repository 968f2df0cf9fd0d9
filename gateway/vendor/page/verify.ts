import { playRound, type GameRequest } from '../engine/playRound.ts';
import { rouletteBetKinds } from '../engine/rouletteBets.ts';
import { seedHash } from '../engine/seedDraws.ts';
import { slotModels, type SlotModelName } from '../engine/slotModels.ts';
import { element } from './element.ts';
import './play.css';
import { wordsFor } from './words.ts';

const words = wordsFor(navigator.language.startsWith('vi') ? 'VI' : 'EN');

const input = (name: string, value: string) =>
  element('input', { name, value, autocomplete: 'off', spellcheck: false, required: true });
const choice = (name: string, choices: readonly string[]) =>
  element('select', { name }, ...choices.map((value) => element('option', { value, textContent: value })));

const fields = {
  serverSeed: input('serverSeed', ''),
  clientSeed: input('clientSeed', ''),
  nonce: input('nonce', '0'),
  game: choice('game', [...Object.keys(slotModels), 'roulette']),
  lines: input('lines', '20'),
  stake: input('stake', '1000'),
  field: choice('field', rouletteBetKinds),
  place: input('place', '0'),
} as const;

const requestOf = (): GameRequest => {
  const stake = Number(fields.stake.value);
  if (fields.game.value !== 'roulette') {
    return {
      engine: 'slots',
      model: fields.game.value as SlotModelName,
      lines: Number(fields.lines.value),
      stake,
    };
  }
  const kind = rouletteBetKinds.find((one) => one === fields.field.value) ?? 'straight';
  return { engine: 'roulette', bets: [{ kind, choice: Number(fields.place.value), stake }] };
};

const hash = element('code');
const result = element('pre');

const labels: Readonly<Record<keyof typeof fields, string>> = {
  serverSeed: words.serverSeed,
  clientSeed: words.yourSeed,
  nonce: words.round,
  game: 'slots / roulette',
  lines: words.lines.replace('{0} ', ''),
  stake: words.stake,
  field: 'roulette',
  place: 'roulette 0–36',
};

const form = element(
  'form',
  { className: 'verify' },
  element('h1', { textContent: words.proof }),
  element('p', { textContent: words.proofNote }),
  ...Object.entries(fields).map(([name, field]) =>
    element('label', {}, labels[name as keyof typeof fields], field),
  ),
  element('button', { className: 'small', textContent: words.check }),
  element('label', {}, words.hash, hash),
  element('label', {}, words.result, result),
);

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const seed = {
    serverSeed: fields.serverSeed.value,
    clientSeed: fields.clientSeed.value,
    nonce: Number(fields.nonce.value),
  };
  void Promise.all([seedHash(seed.serverSeed), playRound(requestOf(), seed)]).then(([seen, played]) => {
    hash.textContent = seen;
    result.textContent = JSON.stringify(played, null, 1);
  });
});

document.getElementById('game')?.replaceChildren(form);
