import { merchantCodePattern } from '#contract/merchantCode';
import { gtagId } from '../../contract/analytics.ts';
import { gameTypes, languages, modules } from '../../contract/constants.ts';
import { lotteryCodes } from '../../contract/lotteryCodes.ts';
import { vendorVariants } from '../../contract/vendorPictures.ts';
import {
  readAsset,
  readAssetStem,
  readFont,
  readContact,
  readHost,
  readHttps,
  readLink,
  readMail,
  readOrigin,
  readPhoneNumber,
  readTimeZone,
} from './addresses.ts';
import { ages } from '../markets/marketFields.ts';
import { marketNames } from '../markets/marketPacks.ts';
import { readLayout } from './layoutFields.ts';
import { readCurrency } from './readCurrency.ts';
import { brandFooters, linkNames, logoKinds, navigationNames, standardColumns } from './brandManifest.ts';
import {
  flag,
  integer,
  list,
  matching,
  oneOf,
  optional,
  required,
  shape,
  table,
  text,
  usually,
} from './reads.ts';

const copy = shape({
  title: required(text(80), 'Of the home page; may hold `{{brand}}` and `{{age}}`.'),
  description: required(text(300), 'Likewise.'),
  tagline: required(text(160), 'Beside the name.'),
});

const helpLine = shape({
  name: required(text(80), 'Of the place that helps.'),
  phone: optional(readPhoneNumber, 'A number, an address or both.'),
  url: optional(readHttps, 'Likewise.'),
  hours: optional(text(80), 'When somebody answers.'),
});

const bodyFont = shape({
  regular: required(readFont, 'Weights 400 and 500.'),
  bold: required(readFont, 'Weights 600 and above.'),
});

const minorUnits = integer(1, 100_000_000_000);

const footerLink = shape({
  label: required(table(languages, text(60)), 'In each language.'),
  href: required(readLink, 'Where it leads.'),
});

const footerColumn = shape({
  standard: optional(oneOf(standardColumns), 'A column that the site fills by itself.'),
  title: optional(table(languages, text(60)), 'In each language.'),
  links: usually(list(footerLink, 0, 12), [], 'Of a column of the brand’s own.'),
});

const hero = shape({
  file: required(readAssetStem, '`hero` stands for `hero-780.avif` and `hero-780.webp`.'),
  widths: required(list(integer(100, 4000), 1, 8), 'Pixel widths that exist, in both formats.'),
  height: required(integer(50, 4000), 'Pixels of the widest one.'),
});

const supportChat = shape({
  script: required(readHttps, 'Of its script, which is loaded when somebody opens the chat.'),
  frame: optional(readOrigin, 'What the script may frame and speak to, besides its own origin.'),
  id: required(
    matching(/^[\w.-]{1,100}$/, '1 to 100 letters, digits, _, . and -'),
    'What the provider calls the brand; public.',
  ),
});

/** Every key of `brand.json`, for the reader, `brand check` and the README. */
export const manifestFields = {
  name: required(text(40), 'What players call the brand.'),
  hosts: required(list(readHost, 1, 32), 'Host names without port, of this brand alone.'),
  merchantCode: required(
    matching(merchantCodePattern, '1 to 32 of a-z, 0-9, - and _'),
    'The merchant of its members and money; never changed later.',
  ),
  languages: required(
    list(oneOf(languages), 1, languages.length),
    'The first one is the default. `brand check` says for which of them English is shown.',
  ),
  currency: required(readCurrency, 'Of its members’ money; never changed later.'),
  currencySymbol: required(text(6), 'As it is written beside amounts.'),
  decimals: optional(
    integer(0, 4),
    'Decimals shown, at most as many as the currency has; as many unless given.',
  ),
  moneyStep: optional(
    integer(10, 100_000_000),
    'The step in which limits, offered amounts and rewards are counted, in minor units; see ‘Choose the currency’ in the README. 1000 unless given if the currency has no decimals, else 10.',
  ),
  amounts: usually(
    shape({
      depositLeast: optional(minorUnits, 'Of every method.'),
      withdrawLeast: optional(minorUnits, 'Of a payout.'),
      offered: optional(list(minorUnits, 1, 8), 'Beside the field of a deposit, where a method allows them.'),
    }),
    { depositLeast: undefined, withdrawLeast: undefined, offered: undefined },
    'Sums of the cashier in minor units, where those that follow from `moneyStep` do not suit.',
  ),
  timeZone: required(readTimeZone, 'For display and borders of days.'),
  age: optional(
    oneOf(ages),
    'From which one may play; that of the market if it is higher, and 21 without either.',
  ),
  market: optional(
    oneOf(marketNames),
    'The market pack whose rules hold; `own` is a `market.json` in the folder. See ‘Choose the market’ in the README.',
  ),
  licence: usually(
    table(languages, text(600)),
    {},
    'The licence that the operator has, shown in the foot; refused where the market has none to give.',
  ),
  logo: optional(
    readAsset,
    'Mark or wordmark, the letters as outlines, since a picture loads no font; without one the first letter of the name stands there.',
  ),
  logoKind: usually(
    oneOf(logoKinds),
    'mark',
    'A `wordmark` writes the name and stands alone; a `mark` stands beside the written name; `mark` unless given.',
  ),
  favicon: required(readAsset, 'Of the browser’s tab.'),
  touchIcon: optional(readAsset, 'Square, 180 px, for home screens; the favicon unless given.'),
  shareImage: optional(readAsset, '1200 by 630, shown where a link is shared; the logo unless given.'),
  displayFont: optional(readAsset, 'Face of headings.'),
  bodyFont: optional(
    bodyFont,
    'Face of running text, as two files cut down to the letters that its languages need; letters that it lacks are written in the product’s own face.',
  ),
  hero: optional(
    hero,
    'Art of the first banner, without ground: `hero-390.webp` and `hero-390.avif` for a file `hero` and a width of 390. Without it the banner has its colours alone.',
  ),
  copy: required(table(languages, copy), 'Words of the brand, in each of its languages.'),
  links: usually(
    table(linkNames, readLink),
    {},
    'Where its own links lead; one that is not named is not shown.',
  ),
  helpLines: usually(
    list(helpLine, 0, 8),
    [],
    'Where players find help with gambling, in the operator’s own order; none is shown unless given.',
  ),
  supportChat: optional(
    supportChat,
    'Chat of an outside support provider in place of the site’s own; see `docs/ports`.',
  ),
  supportMail: optional(
    readMail,
    'Mail address of customer support: shown to guests in the chat, and on the pages of maintenance and blocked regions unless `links` name `support`.',
  ),
  securityContact: optional(
    readContact,
    'Where somebody who found a security hole writes; told in `/.well-known/security.txt`, which is not there without it.',
  ),
  layout: required(
    readLayout,
    'Sections of the home page, and how each part of the site is laid out; see ‘Choose the layout’ in the README.',
  ),
  navigation: usually(
    shape({
      order: usually(
        list(oneOf(navigationNames), 0, navigationNames.length),
        [],
        'What stands first; the others follow in the gateway’s order.',
      ),
      hidden: usually(
        list(oneOf(navigationNames), 0, navigationNames.length),
        [],
        'What is not shown; its page can still be opened.',
      ),
    }),
    { order: [], hidden: [] },
    'Entries of the navigation; home stays first.',
  ),
  footerColumns: usually(
    list(footerColumn, 0, 5),
    [],
    'Columns of the foot in place of the three standard ones; each is a `standard` one or has a title and links.',
  ),
  footer: usually(
    oneOf(brandFooters),
    'standard',
    'Foot of the page; `malaysia` adds what players of that market are told.',
  ),
  vendorPictures: usually(
    oneOf(vendorVariants),
    'color',
    'How vendors’ pictures stand in the header’s menus.',
  ),
  modules: usually(
    table(modules, oneOf(['0', '1'] as const)),
    {},
    'Default of each module; off unless named.',
  ),
  gameListCentres: usually(
    list(oneOf(gameTypes), 0, gameTypes.length),
    [],
    'Categories with a game-list page of their own.',
  ),
  lotteries: optional(
    list(oneOf(lotteryCodes), 0, lotteryCodes.length),
    'The lotteries that it offers, all unless given; what players hold of others is still drawn and paid.',
  ),
  gtagId: optional(matching(gtagId, 'an id such as G-AB12CD34EF'), 'Google Analytics.'),
  asksConsent: usually(flag, true, 'Whether analytics waits for the visitor’s word.'),
  testOnly: usually(flag, false, 'The brand is there for tests and is not shown in production.'),
  imageCDNs: usually(list(readOrigin, 0, 10), [], 'Origins that pictures may come from.'),
  launchGameCDNs: usually(
    list(readOrigin, 0, 10),
    [],
    'Origins that games may be launched from; for those of the sandbox each host begins with `games.`.',
  ),
} as const;
