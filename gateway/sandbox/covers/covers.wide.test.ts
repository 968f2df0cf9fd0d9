import sharp from 'sharp';
import { catalogue } from '../catalogue/catalogue.ts';
import { canvas } from '../art/canvas.ts';
import { coverPlaceholder } from './coverPlaceholder.ts';
import { coverPlan, letteringReach } from './coverPlan.ts';
import { coverQueue } from './coverQueue.ts';
import { coverSvg } from './coverSvg.ts';
import { drawCover } from './drawCover.ts';
import { faceFor, faces, hasGlyph, lettersOf, type Face } from '../../platform/drawing/faces.ts';

const { games } = catalogue(88);
const covers = games.map(({ gameCode, gameName, cover }) => ({ gameCode, title: gameName, ...cover }));

/** The longest titles and every fiftieth; all of them in `npm run check:deep`. */
const measured =
  process.env['DEEP_COVERS'] === undefined
    ? [...covers].sort((a, b) => b.title.length - a.title.length).filter((_, at) => at < 200 || at % 50 === 0)
    : covers;

test('no title is cut: letters, outline and depth lie on the canvas', () => {
  const cut = measured.filter((game) => {
    const { lettering, titleAt } = coverPlan(game);
    const { left, top, right, bottom } = lettering.bounds;
    const reach = letteringReach;
    return (
      titleAt.x + left - reach < 0 ||
      titleAt.x + right + reach > canvas.width ||
      titleAt.y + top - reach < 0 ||
      titleAt.y + bottom + reach > canvas.height
    );
  });
  expect(cut.map(({ title }) => title)).toEqual([]);
});

test('covers side by side differ in theme, and no two of the first 200 are twins', () => {
  const lobby = games.filter(({ gameType }) => gameType === 'RNG').slice(0, 200);
  lobby.slice(1).forEach(({ cover }, at) => expect(cover.theme).not.toBe(lobby[at]?.cover.theme));
  const looks = lobby.map(({ gameCode, gameName, cover }) => {
    const { layout, face } = coverPlan({ gameCode, title: gameName, ...cover });
    return [cover.theme, cover.motif, layout, face, gameName].join(' ');
  });
  expect(new Set(looks).size).toBe(looks.length);
});

test('every face can write Vietnamese', () => {
  const marks = 'aăâeêioôơuưy'
    .split('')
    .flatMap((vowel) =>
      ['', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323'].map((mark) => (vowel + mark).normalize('NFC')),
    );
  const letters = [...new Set([...marks, ...'bcdđghklmnpqrstvx'])].flatMap((letter) => [
    letter,
    letter.toLocaleUpperCase('vi'),
  ]);
  const latin = (Object.keys(faces) as Face[]).filter((face) => face !== 'thai' && face !== 'han');
  for (const face of latin) expect(letters.filter((letter) => !hasGlyph(face, letter))).toEqual([]);
});

test('the same game draws the same cover, in the size asked for', async () => {
  const [game] = covers;
  if (game === undefined) throw new Error('The catalogue is empty');
  expect((await coverSvg(game)) === (await coverSvg(game))).toBe(true);
  const picture = await drawCover(game, 220);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 220, height: 293, format: 'webp' });
});

test.each(['EN', 'CN', 'TY'] as const)(
  'I18N-04 no %s title is cut, and its face can write every letter of it',
  (language) => {
    const titles = games
      .map(({ gameCode, gameNameEn, otherNames, cover }) => ({
        gameCode,
        title: language === 'EN' ? gameNameEn : otherNames[language],
        ...cover,
      }))
      .filter((one): one is typeof one & { title: string } => one.title !== undefined);
    const longest = titles.toSorted((a, b) => b.title.length - a.title.length);
    const some = longest.filter((_, at) => at < 60 || at % 100 === 0);
    const cut = some.filter((game) => {
      const { lettering, titleAt } = coverPlan(game);
      const { left, top, right, bottom } = lettering.bounds;
      return (
        titleAt.x + left - letteringReach < 0 ||
        titleAt.x + right + letteringReach > canvas.width ||
        titleAt.y + top - letteringReach < 0 ||
        titleAt.y + bottom + letteringReach > canvas.height
      );
    });
    expect(cut.map(({ title }) => title)).toEqual([]);
    const letters = new Set(titles.flatMap(({ title }) => lettersOf(title.toLocaleUpperCase('vi'))));
    const face = faceFor(titles[0]?.title ?? '', 'viet');
    expect([...letters].filter((letter) => !hasGlyph(face, letter))).toEqual([]);
  },
);

test('a placeholder holds the title as text and stays under 1 kB for every game', () => {
  const sizes = covers.map(({ title }) => Buffer.byteLength(coverPlaceholder(title)));
  expect(Math.max(...sizes)).toBeLessThan(1024);
  expect(coverPlaceholder('<script>')).not.toContain('<script>');
});

describe('the queue', () => {
  const waiting = 2;
  const started: string[] = [];
  const ends = new Map<string, (picture: Uint8Array) => void>();
  const draw = (file: string): Promise<Uint8Array> => {
    started.push(file);
    return new Promise((resolve) => ends.set(file, resolve));
  };

  const settle = () => new Promise(setImmediate);

  test('draws one picture at a time, once for all who ask, the one asked for last first', async () => {
    const queue = coverQueue({ draw, waiting });
    const first = queue.ask('a');
    expect(queue.ask('a')).toBe(first);
    const [second, third] = [queue.ask('b'), queue.ask('c')];
    expect(queue.ask('b')).toBe(second);
    for (const file of ['a', 'b', 'c']) {
      await settle();
      ends.get(file)?.(new Uint8Array([file.charCodeAt(0)]));
    }
    expect(await first).toEqual(new Uint8Array([97]));
    expect(await second).toEqual(new Uint8Array([98]));
    expect(await third).toEqual(new Uint8Array([99]));
    // "b" was asked for again after "c".
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('beyond its bound gives up the picture that was asked for first', async () => {
    started.length = 0;
    const queue = coverQueue({ draw, waiting });
    const [first, second, third, fourth] = ['d', 'e', 'f', 'g'].map(queue.ask);
    expect(await second).toBeUndefined();
    for (const file of ['d', 'g', 'f']) {
      await settle();
      ends.get(file)?.(new Uint8Array([1]));
    }
    for (const answer of [first, third, fourth]) expect(await answer).toEqual(new Uint8Array([1]));
    expect(started).toEqual(['d', 'g', 'f']);
  });

  test('goes on after a picture that fails', async () => {
    const queue = coverQueue({
      draw: (file) =>
        file === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(new Uint8Array([7])),
      waiting,
    });
    const bad = queue.ask('bad');
    const good = queue.ask('good');
    await expect(bad).rejects.toThrow('no');
    expect(await good).toEqual(new Uint8Array([7]));
  });
});
