import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agentNotices } from './agentNotices.ts';
import { seedBanners } from './banners.ts';
import { seedMoney } from './help/seedMoney.ts';
import { seedPapers } from './help/seedPapers.ts';
import { seedPosts } from './help/seedPosts.ts';
import { seedQuestions } from './help/seedQuestions.ts';
import { seedNotices } from './notices.ts';
import { seedOffers } from './offers.ts';
import { seedPointRewards } from './pointRewards.ts';
import { seedPopups } from './popups.ts';
import { seedPromotions } from './promotions.ts';

interface Thing {
  readonly slug?: string;
  readonly texts: { readonly EN: object };
}

/** Each list by the name of its file: an entry is found by the English title of its thing, a post by its slug. */
const lists: Readonly<Record<string, readonly Thing[]>> = {
  notices: seedNotices,
  agentNotices,
  popups: seedPopups.filter(({ promotionType }) => promotionType !== 'PR'),
  promotions: seedPromotions,
  banners: seedBanners,
  offers: seedOffers,
  pointRewards: seedPointRewards,
  help: [...seedMoney, ...seedPapers, ...seedQuestions],
  posts: seedPosts,
};

const folder = join(import.meta.dirname, 'words');
const tags = readdirSync(folder);

type Entries = Record<string, Record<string, string>>;

const read = (tag: string, list: string): Entries =>
  JSON.parse(readFileSync(join(folder, tag, `${list}.json`), 'utf8')) as Entries;

const keyOf = ({ slug, texts }: Thing): string =>
  slug ?? new Map<string, string>(Object.entries(texts.EN)).get('title') ?? '';

/** What has to be the same in every language: elements with their links in order, and sums that brandAmounts rewrites. */
const heldIn = (text: string) => ({
  elements: text.match(/<[^>]+>/g) ?? [],
  sums: (text.match(/\d{1,3}(?:[.,]\d{3})*(?:K| ₫)(?!\p{L})/gu) ?? [])
    .map((sum) => sum.replaceAll(/[.,]/g, ''))
    .sort(),
});

const heldInAll = (words: object) =>
  Object.fromEntries(Object.entries(words).map(([name, text]: [string, string]) => [name, heldIn(text)]));

test.each(tags)('I18N-01 the demonstration has one file a list in %s and no other', (tag) => {
  expect(readdirSync(join(folder, tag)).sort()).toEqual(
    Object.keys(lists)
      .map((list) => `${list}.json`)
      .sort(),
  );
});

describe.each(tags)('%s', (tag) => {
  test.each(Object.keys(lists))('I18N-01 every text of %s is there, with its elements and sums', (list) => {
    const [things, entries] = [lists[list] ?? [], read(tag, list)];
    expect(Object.keys(entries).sort()).toEqual(things.map(keyOf).sort());
    for (const thing of things) {
      const key = keyOf(thing);
      const words = entries[key] ?? {};
      expect({ key, held: heldInAll(words) }).toEqual({ key, held: heldInAll(thing.texts.EN) });
    }
  });

  test.each(Object.keys(lists))(
    'every text of %s is in one Unicode form, without an exclamation mark',
    (list) => {
      for (const text of Object.values(read(tag, list)).flatMap((words) => Object.values(words))) {
        expect(text).toBe(text.normalize('NFC').trim());
        expect(text).not.toMatch(/[!！]/);
      }
    },
  );
});
