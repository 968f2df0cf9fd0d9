import type { Boot, BootBrand } from '#contract/boot';
import { languages } from '#contract/constants';
import { referenceProfile } from '#contract/profile';
import type { Banner } from '#contract/wireTypes';
import type { BuiltLanguage } from '#locales/languages';

const slot = (name: string) => `@@${name}@@`;

/** Parts of the banner that a brand may leave out; each is a section of the template. */
export const optionalHeroParts = ['eyebrow', 'highlight', 'lead', 'action', 'condition'] as const;
export type OptionalHeroPart = (typeof optionalHeroParts)[number];

const hero: Banner = {
  id: 0,
  groupName: 'w_home',
  url: 'art',
  linkageType: 'promotion',
  link: 'heroLink',
  eyebrow: slot('heroEyebrow'),
  title: slot('heroTitle'),
  highlight: slot('heroHighlight'),
  lead: slot('heroLead'),
  action: slot('heroAction'),
  condition: slot('heroCondition'),
};

const brand: BootBrand = {
  key: '',
  name: slot('name'),
  titles: {},
  abouts: Object.fromEntries(languages.map((language) => [language, slot('about')])),
  merchantCode: '',
  languages: ['VI'],
  currency: 'VND',
  decimals: 0,
  moneyStep: 0,
  timeZone: 'UTC',
  // A slot in place of a number: the value is only ever rendered as text.
  age: slot('age') as unknown as number,
  logo: slot('logo'),
  art: { url: 'art', src: slot('heroSrc'), srcSet: slot('heroWebp'), avif: slot('heroAvif'), small: [] },
  homeOrder: [],
  shell: '',
  artOf: [],
  gameRows: {},
  links: {},
  helpLines: [],
  gameListCentres: [],
  footer: 'standard',
  licence: {},
  navigation: { order: [], hidden: [] },
  footerColumns: [],
  words: {},
  vendorPictures: 'color',
  outsideChat: false,
  asksConsent: true,
};

/** Puts a slot in place of the banner's link; as boot data the site would reject it as an address. */
export const withLinkSlot = (markup: string): string =>
  markup.replaceAll('/?modal=announcement&amp;item=heroLink', slot('heroLink'));

interface SlotOptions {
  /** A part of the banner to leave out. */
  readonly without: OptionalHeroPart | undefined;
  /** Order of the home sections. */
  readonly homeOrder: readonly string[];
  readonly playMoney: boolean;
}

/** Boot data whose texts are slots of the template. */
export const slotBoot = (
  language: BuiltLanguage,
  withHero: boolean,
  { without, homeOrder, playMoney }: SlotOptions,
): Boot => ({
  build: '',
  language,
  brand: { ...brand, homeOrder, links: {} },
  profile: referenceProfile,
  answers: {},
  hero: withHero ? { ...hero, ...(without && { [without]: '' }) } : null,
  playMoney,
  now: 0,
});
