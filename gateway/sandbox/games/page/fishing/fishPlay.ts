import { fishKinds, fishNames, MOST_SHOTS, type FishKind } from '../../engine/fishKinds.ts';
import { element } from '../element.ts';
import { artOf } from '../slots/symbol.ts';
import { stakeChoice } from '../stakeChoice.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { cannon } from './cannon.ts';
import { fishSchool, type Swimmer } from './fishSchool.ts';

const SHOWN = 480;

interface Shot {
  readonly kind: FishKind;
  readonly at: Swimmer;
}

/** Fishing on the stage: every touch of a fish is one shot; shots made while others are on their way go together. */
export const fishPlay = (table: Table): Play => {
  const { game, words, amount, sound, isFast, isPaused, pause } = table;
  const said = element('output', { className: 'result' });
  const sea = element('div', { className: 'sea' });
  const gun = cannon(sea);
  const stage = element('div', { className: 'fishing' }, sea, said);
  const { stake, step } = stakeChoice(game, 1);
  let aim = 0;
  let loaded: Shot[] = [];
  let flying: readonly Shot[] = [];

  const load = (at: Swimmer): boolean => {
    if (isPaused()) return false;
    if (loaded.length === MOST_SHOTS) {
      said.textContent = words.volleyFull;
      return false;
    }
    loaded = [...loaded, { kind: at.kind(), at }];
    gun.fire(at.box);
    sound.play('spin');
    return true;
  };

  const school = fishSchool(table, (swimmer) => {
    aimAt(school.swimmers.indexOf(swimmer));
    if (load(swimmer)) stage.dispatchEvent(new CustomEvent('play'));
  });
  sea.append(
    element('div', { className: 'rays' }),
    school.box,
    element('div', { className: 'sand' }),
    gun.box,
  );
  school.begin();

  const aimAt = (place: number): void => {
    const { length } = school.swimmers;
    aim = (place + length) % length;
    for (const [at, { box }] of school.swimmers.entries()) box.classList.toggle('aimed', at === aim);
  };
  const aimed = (): Swimmer | undefined => school.swimmers[aim];
  /** A small sea has fewer fish in it. */
  const isInSea = ({ box }: Swimmer): boolean => getComputedStyle(box).visibility !== 'hidden';
  const turn = (by: 1 | -1): void => {
    const seen = school.swimmers.filter(isInSea);
    const next = seen.at((seen.findIndex((one) => one === aimed()) + by) % seen.length);
    if (next === undefined) return;
    aimAt(school.swimmers.indexOf(next));
    said.textContent = fill(words.aimAt, words[next.kind()], fishKinds[next.kind()].times);
  };
  aimAt(0);

  const calm = (): void => {
    loaded = [];
  };

  /** In one line, however many: more than two are counted. */
  const caughtText = (prizes: readonly { readonly kind: FishKind; readonly won: number }[]): string => {
    if (prizes.length === 0) return words.missed;
    if (prizes.length > 2) {
      const sum = prizes.reduce((all, { won }) => all + won, 0);
      return fill(words.caught, prizes.length, amount(sum));
    }
    return prizes.map(({ kind, won }) => fill(words.caught, words[kind], amount(won))).join(' · ');
  };

  const show: Play['show'] = async (view, tell) => {
    const { outcome, request } = view;
    if (outcome.engine !== 'fishing' || request.engine !== 'fishing') return undefined;
    const prizes = outcome.round.caught.flatMap((caught, place) => {
      const kind = request.shots[place];
      return caught && kind
        ? [{ kind, at: flying[place]?.at, won: request.stake * fishKinds[kind].times }]
        : [];
    });
    for (const { at } of flying) at.box.classList.add('hit');
    for (const { at, won } of prizes) {
      if (at === undefined) continue;
      gun.tell(at.box, `+${amount(won)}`);
      at.box.classList.add('caught');
    }
    said.textContent = caughtText(prizes);
    tell(view);
    await pause(isFast() ? SHOWN / 2 : SHOWN);
    for (const { at } of flying) at.box.classList.remove('hit', 'caught');
    for (const at of new Set(prizes.map((prize) => prize.at))) if (at !== undefined) school.replace(at);
    flying = [];
    return undefined;
  };

  return {
    stage,
    stake,
    step,
    bet: () => {
      const at = aimed();
      if (loaded.length === 0 && (at === undefined || !load(at))) return words.aimFirst;
      flying = loaded;
      loaded = [];
      return { stake: stake(), shots: flying.map(({ kind }) => kind) };
    },
    begin: () => undefined,
    show,
    calm,
    wantsMore: () => loaded.length > 0,
    keys: () => ({
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
    }),
    pays: () =>
      fishNames.map((kind) =>
        element(
          'li',
          { className: 'fish-pays' },
          element('img', { src: artOf(fishKinds[kind].motif), alt: '' }),
          element('span', { textContent: `${words[kind]}, ${fill(words.fishPays, fishKinds[kind].times)}` }),
          element('b', { textContent: amount(stake() * fishKinds[kind].times) }),
        ),
      ),
  };
};
