import { announcementQuery } from '#contract/firstCalls';
import type { Announcements, Value } from '#contract/wireTypes';
import { setFlags } from '../testing/setFlags.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { banners, notices, popups } from './schema.ts';

let gateway: TestGateway;
let token: string;

const HOUR = 3_600_000;
const words = (text: string) => ({ title: text, content: `<p>${text}</p>` });
const bannerWords = (title: string) => ({
  eyebrow: '',
  title,
  highlight: '',
  lead: '',
  action: '',
  condition: '',
});

beforeAll(async () => {
  gateway = await testGateway();
  ({ token } = await gateway.members.create());
  const now = gateway.clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const { queries } = gateway.database;
  const shared = { merchant: 'aurora', publishedAt: ago(1) };
  await queries.insert(notices).values([
    { ...shared, kind: 'general', texts: { EN: words('older'), VI: words('cũ') }, publishedAt: ago(3) },
    { ...shared, kind: 'payment', texts: { EN: words('newer'), VI: words('mới') } },
    { ...shared, kind: 'general', texts: { EN: words('tomorrow') }, publishedAt: ago(-24) },
    { ...shared, kind: 'general', texts: { EN: words('past') }, endsAt: now },
    { ...shared, kind: 'general', texts: { EN: words('of another brand') }, merchant: 'lotus' },
  ]);
  await queries.insert(popups).values(
    (['A', 'B', 'F'] as const).map((execution) => ({
      ...shared,
      promotionType: execution === 'A' ? ('H' as const) : ('PU' as const),
      execution,
      images: [],
      texts: { EN: words(`for ${execution}`) },
    })),
  );
  const banner = { ...shared, url: '/art/a', linkageType: 'none' as const, link: '' };
  await queries.insert(banners).values([
    { ...banner, groupName: 'w_home', texts: { EN: bannerWords('second') }, sort: 2 },
    { ...banner, groupName: 'w_home', texts: { EN: bannerWords('first') }, sort: 1 },
    { ...banner, groupName: 'w_login', texts: { EN: bannerWords('login') }, sort: 1 },
  ]);
});
afterAll(() => gateway.close());

const ask = async (
  execution: 'A' | 'B' | 'F',
  { language = 'EN', ...options }: { language?: 'VI' | 'EN' | 'PT'; token?: string; types?: string } = {},
) => {
  const { types = 'B,PL,PU,PR,H', token: session } = options;
  const query = { ...announcementQuery(language, execution), types };
  const { body } = await gateway.call('announcements', { query, ...(session && { token: session }) });
  return body.value as Announcements;
};
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

test('HOME-02 notices come newest first: published, not ended, of the brand asked', async () => {
  expect(titles((await ask('B')).player)).toEqual(['newer', 'older']);
});

test('HOME-02 a notice comes in the language asked for, and in English where that lacks', async () => {
  expect(titles((await ask('B', { language: 'VI' })).player)).toEqual(['mới', 'cũ']);
  expect(titles((await ask('B', { language: 'PT' })).player)).toEqual(['newer', 'older']);
});

test('HOME-01 banners come by group in the order of the operator', async () => {
  const { banners: list } = await ask('B');
  expect(list.map(({ groupName, title }) => [groupName, title])).toEqual([
    ['w_home', 'first'],
    ['w_home', 'second'],
    ['w_login', 'login'],
  ]);
});

test('MOD-02 a member sees the popups for members, at the first login also those for it', async () => {
  expect(titles((await ask('A', { token })).promotion)).toEqual(['for A']);
  expect(titles((await ask('F', { token })).promotion)).toEqual(['for F', 'for A']);
  expect(titles((await ask('B', { token })).promotion)).toEqual(['for B']);
});

test.each(['A', 'B', 'F'] as const)(
  'MOD-02 without a session only the popups for visitors come, asked for %s',
  async (execution) => {
    expect(titles((await ask(execution)).promotion)).toEqual(['for B']);
  },
);

test('MOD-03 only the announcement types that were asked for come', async () => {
  expect(titles((await ask('F', { token, types: 'H' })).promotion)).toEqual(['for A']);
});

test('SAFE-04 who rests sees no banner, popup or promotion, and still what else the house tells', async () => {
  const { queries } = gateway.database;
  const publishedAt = new Date(gateway.clock.now().getTime() - HOUR / 2);
  const offer = {
    merchant: 'aurora',
    kind: 'promotion',
    texts: { EN: words('offer') },
    publishedAt,
  } as const;
  await queries.insert(notices).values(offer);
  const member = await gateway.members.create();
  const titles = async () => {
    const { banners: shown, promotion, player } = await ask('F', { token: member.token });
    return [shown.length, promotion.length, player.map(({ title }) => title)];
  };
  expect(await titles()).toEqual([3, 2, ['offer', 'newer', 'older']]);
  await gateway.call('takeBreak', { token: member.token, body: { minutes: 15 } });
  expect(await titles()).toEqual([0, 0, ['newer', 'older']]);
  gateway.clock.advance(HOUR / 4);
  expect(await titles()).toEqual([3, 2, ['offer', 'newer', 'older']]);
});

test('HOME-02 a popup or notice that leads to a page is shown only while the flag of the page is on', async () => {
  const content = '<p>Invite <a href="/?centre=member&amp;page=referral">a friend</a></p>';
  const shared = {
    merchant: 'aurora',
    publishedAt: new Date(gateway.clock.now().getTime() - HOUR),
    texts: { EN: { title: 'friends', content } },
  };
  const { queries } = gateway.database;
  await queries.insert(notices).values({ ...shared, kind: 'general' });
  await queries.insert(popups).values({ ...shared, promotionType: 'PU', execution: 'B', images: [] });
  const shown = async () => {
    const { promotion, player } = await ask('B');
    return [promotion, player].map((list) => titles(list).includes('friends'));
  };
  await setFlags(gateway, ['REFERRAL'], '0');
  expect(await shown()).toEqual([false, false]);
  await setFlags(gateway, ['REFERRAL']);
  expect(await shown()).toEqual([true, true]);
});

test('AGENT-02 announcements for agents are shown to agents alone', async () => {
  await setFlags(gateway, ['AGENTPOLICY3']);
  const { queries } = gateway.database;
  const told = { merchant: 'aurora', audience: 'agents', publishedAt: gateway.clock.now() } as const;
  await queries.insert(notices).values([
    { ...told, kind: 'general', texts: { EN: words('new rates'), VI: words('tỷ lệ mới') } },
    { ...told, kind: 'promotion', texts: { EN: words('a prize for agents') } },
    { ...told, kind: 'general', texts: { EN: words('elsewhere') }, merchant: 'lotus' },
  ]);
  const agent = await gateway.members.create({ type: 1 });
  const list = async (language: string) => {
    const answer = await gateway.call('agentAnnouncements', { token: agent.token, query: { language } });
    return titles((answer.body.value as Value<'agentAnnouncements'>).list);
  };
  expect(await list('VI')).toEqual(['a prize for agents', 'tỷ lệ mới']);
  expect(titles((await ask('A', { token: agent.token })).player)).not.toContain('new rates');
  const refused = await gateway.call('agentAnnouncements', { token, query: { language: 'EN' } });
  expect(refused.body.message).toBe('non_agent');
  await gateway.call('takeBreak', { token: agent.token, body: { minutes: 15 } });
  expect(await list('EN')).toEqual(['new rates']);
});
