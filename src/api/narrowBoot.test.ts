import type { Boot } from '#contract/boot';
import { narrowBoot } from './narrowBoot';

const banner = {
  ...{ id: 1, groupName: 'w_home', url: '/a', linkageType: 'none', link: '', eyebrow: '', title: 'Một' },
  ...{ highlight: '', lead: '', action: '', condition: '' },
};
const announcements = (banners: unknown[]) => ({ banners, player: [], promotion: [] });
const narrowed = (answers: Boot['answers'], hero: unknown = null) => {
  const told: string[] = [];
  const boot = narrowBoot({ answers, hero } as Boot, (text) => told.push(text));
  return { ...boot, told };
};

test.each([
  ['linkageType', '__proto__'],
  ['linkageType', 'unknown'],
  ['title', {}],
])('SOUND-04 a banner of the document whose %s is %j is left out, and told', (part, value) => {
  const key = 'announcements?execution=B';
  const { answers, told } = narrowed({
    [key]: announcements([{ ...banner, [part]: value }, banner]),
    status: 0,
  });
  expect(answers).toEqual({ [key]: announcements([banner]), status: 0 });
  expect(told).toEqual([`announcements.banners[].${part}`]);
});

test('SOUND-04 an answer of the document that does not fit as a whole is fetched by the page', () => {
  expect(narrowed({ status: 'open', whitelabel: [] }).answers).toEqual({ whitelabel: [] });
});

test('SOUND-04 an invalid first banner is not rendered', () => {
  expect(narrowed({}, banner).hero).toEqual(banner);
  expect(narrowed({}, { ...banner, linkageType: 'constructor' }).hero).toBeNull();
});
