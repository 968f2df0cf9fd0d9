import { gtagId } from '../../contract/analytics.ts';
import { gameTypes, languages, modules, type Language } from '../../contract/constants.ts';
import { currencyExponents, type Currency } from '../../contract/money.ts';
import { vendorVariants } from '../../contract/vendorPictures.ts';
import { readAsset, readAssetStem, readHost, readLink, readOrigin, readTimeZone } from './addresses.ts';
import {
  brandFooters,
  homeSections,
  linkNames,
  type BrandCopy,
  type BrandManifest,
  type HeroArt,
} from './brandManifest.ts';
import { FieldError, fields, flag, integer, list, matching, oneOf, table, text } from './fields.ts';

/** Money in any other currency has no place in the ledger. */
const currencies = Object.keys(currencyExponents) as Currency[];

function readCopy(value: unknown): BrandCopy {
  const { required } = fields(value, 'copy.');
  return {
    title: required('title', text(80)),
    description: required('description', text(300)),
    tagline: required('tagline', text(160)),
  };
}

function readHero(value: unknown): HeroArt {
  const { required } = fields(value, 'hero.');
  return {
    file: required('file', readAssetStem),
    widths: required('widths', list(integer(100, 4000), 1, 8)),
    height: required('height', integer(50, 4000)),
  };
}

function readLinks(value: unknown): BrandManifest['links'] | undefined {
  const links = table(linkNames, readLink)(value);
  return links?.support === undefined ? undefined : { ...links, support: links.support };
}

function readLayout(value: unknown): BrandManifest['layout'] {
  return {
    homeOrder: fields(value, 'layout.').required(
      'homeOrder',
      list(oneOf(homeSections), 1, homeSections.length),
    ),
  };
}

function read(value: unknown): BrandManifest {
  const { required, optional } = fields(value, '');
  const currency = required('currency', oneOf(currencies));
  const spoken: Language[] = required('languages', list(oneOf(languages), 1, languages.length));
  const copy = required('copy', table(languages, readCopy));
  const wordless = spoken.find((language) => copy[language] === undefined);
  if (wordless !== undefined) throw new FieldError(`copy.${wordless} is missing`);
  return {
    name: required('name', text(40)),
    hosts: required('hosts', list(readHost, 1, 32)),
    merchantCode: required('merchantCode', matching(/^[a-z\d][a-z\d_-]{0,39}$/)),
    languages: spoken,
    currency,
    currencySymbol: required('currencySymbol', text(6)),
    decimals: required('decimals', integer(0, currencyExponents[currency])),
    timeZone: required('timeZone', readTimeZone),
    age: optional('age', oneOf([18, 21])) ?? 21,
    logo: required('logo', readAsset),
    favicon: required('favicon', readAsset),
    touchIcon: optional('touchIcon', readAsset) ?? required('favicon', readAsset),
    shareImage: optional('shareImage', readAsset) ?? required('logo', readAsset),
    displayFont: optional('displayFont', readAsset),
    hero: required('hero', readHero),
    copy,
    links: required('links', readLinks),
    layout: required('layout', readLayout),
    footer: optional('footer', oneOf(brandFooters)) ?? 'standard',
    vendorPictures: optional('vendorPictures', oneOf(vendorVariants)) ?? 'color',
    modules: optional('modules', table(modules, oneOf(['0', '1']))) ?? {},
    gameListCentres: optional('gameListCentres', list(oneOf(gameTypes), 0, gameTypes.length)) ?? [],
    gtagId: optional('gtagId', matching(gtagId)),
    asksConsent: optional('asksConsent', flag) ?? true,
    testOnly: optional('testOnly', flag) ?? false,
    imageCDNs: optional('imageCDNs', list(readOrigin, 0, 10)) ?? [],
    launchGameCDNs: optional('launchGameCDNs', list(readOrigin, 0, 10)) ?? [],
  };
}

/** From a parsed `brand.json`; names the first field that is wrong. */
export function readManifest(document: unknown): { manifest: BrandManifest } | { reason: string } {
  try {
    return { manifest: read(document) };
  } catch (error) {
    if (error instanceof FieldError) return { reason: error.message };
    throw error;
  }
}
