import type { Value } from '#contract/wireTypes';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { helpStore } from './helpStore.ts';
import { postStore } from './postStore.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ now: new Date('2026-11-20T05:00:00Z') });
});
afterAll(() => gateway.close());

const words = (title: string, content = '<p>Text</p>') => ({ EN: { title, content, lead: '' } });
const center = async (lang: 'VI' | 'EN', device = 'WEB', brand = 'aurora') =>
  gateway.call('helpCenter', { brand, query: { lang, device } });

test('INFO-01 the help centre answers its sections in order, in the language that was asked for', async () => {
  const store = helpStore(gateway.database.queries);
  await store.add({ merchant: 'aurora', section: 'privacy', sort: 0, texts: words('Data') });
  await store.add({ merchant: 'aurora', section: 'faq', sort: 2, texts: words('Later') });
  await store.add({
    ...{ merchant: 'aurora', section: 'faq', sort: 1 },
    texts: { ...words('First'), VI: { title: 'Đầu tiên', content: '<p>Nạp 100.000 ₫</p>' } },
  });
  const { sections } = (await center('VI')).body.value as Value<'helpCenter'>;
  expect(sections.map(({ id, articles }) => [id, articles.map(({ title }) => title)])).toEqual([
    ['faq', ['Đầu tiên', 'Later']],
    ['privacy', ['Data']],
  ]);
  expect(sections[0]?.articles[0]?.content).toBe('<p>Nạp 100.000\u00A0₫</p>');
  expect((await center('EN')).body.value).toMatchObject({
    sections: [{ articles: [{ title: 'First' }, {}] }, {}],
  });
  expect((await center('EN', 'WEB', 'lotus')).body.value).toEqual({ sections: [] });
  expect((await center('EN', 'APP')).status).toBe(400);
});

test('INFO-01 news and blog: what is published, the newest first, each under its own name', async () => {
  const store = postStore(gateway.database.queries);
  const add = (slug: string, hours: number, texts = words(slug)) =>
    store.add({
      ...{ merchant: 'aurora', kind: 'news', slug, image: '/art/props/gift', texts },
      publishedAt: new Date(gateway.clock.now().getTime() + hours * 3_600_000),
    });
  await add('older', -48);
  await add('newer', -1, words('newer', `<p>${'word '.repeat(450)}</p>`));
  await add('to-come', 1);
  expect(await add('older', 0)).toBeUndefined();
  const query = { kind: 'news', language: 'EN', pageNo: '1', pageSize: '10' };
  const { list, total } = (await gateway.call('posts', { query })).body.value as Value<'posts'>;
  expect([list.map(({ slug, minutes }) => [slug, minutes]), total]).toEqual([
    [
      ['newer', 3],
      ['older', 1],
    ],
    2,
  ]);
  const read = (slug: string) => gateway.call('post', { query: { slug, language: 'EN' } });
  expect((await read('older')).body.value).toMatchObject({ title: 'older', content: '<p>Text</p>' });
  expect((await read('to-come')).body.message).toBe('not_found');
  gateway.clock.advance(3_600_000);
  expect((await read('to-come')).status).toBe(200);
});
