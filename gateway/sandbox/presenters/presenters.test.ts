import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { dealers } from '../../play/rooms/dealers.ts';
import { dressOf } from './dressOf.ts';
import { presenterLooks } from './looks.ts';
import { presenterSvg } from './presenterSvg.ts';
import { presentersPlugin } from './presentersPlugin.ts';

const STORIES = join(import.meta.dirname, '..', '..', '..', '.storybook', 'public', 'art', 'dealers');

const get = async (url: string) => {
  const app = Fastify();
  await app.register(async (scope) => presentersPlugin(scope));
  return app.inject({ url });
};

test('GAME-11 each presenter whom the lobby names is drawn, and neighbours in the list differ in dress or hair', () => {
  expect(presenterLooks.map(({ id }) => id)).toEqual(dealers.map(({ id }) => id));
  expect(new Set(presenterLooks.map(({ cut }) => cut)).size).toBe(presenterLooks.length);
});

test('GAME-11 a presenter wears the brand, and dark cloth where its colour is too light for a dress', async () => {
  expect(dressOf(['#7c4dff', '#ffc857'])).toEqual({ cloth: '#5f3cc4', trim: '#ffc857' });
  expect(dressOf(['#c4f73b', '#ffd23f'])).toEqual({ cloth: '#1b222c', trim: '#c4f73b' });
  const { headers, payload } = await get('/art/dealers/linh.svg?skin=0b7a5e.cf3e2b');
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(payload).toContain('#cf3e2b');
});

test('security row 11: an address cannot write into the picture of a presenter, and an unknown one has none', async () => {
  const { payload } = await get('/art/dealers/linh.svg?skin=red"><script>alert(1)</script>.12345');
  expect(payload).toBe(presenterSvg(presenterLooks[0], []));
  for (const id of ['mai', 'constructor', '..%2flinh'])
    expect((await get(`/art/dealers/${id}.svg`)).statusCode).toBe(404);
});

test('GAME-11 stories show the presenters as they are drawn', () => {
  const files = readdirSync(STORIES);
  expect(files.toSorted()).toEqual(presenterLooks.map(({ id }) => `${id}.svg`).toSorted());
  for (const look of presenterLooks)
    expect({ [look.id]: readFileSync(join(STORIES, `${look.id}.svg`), 'utf8') }).toEqual({
      [look.id]: presenterSvg(look, []),
    });
});
