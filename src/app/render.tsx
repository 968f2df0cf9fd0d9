import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { builtLanguageCodes, languageTag, type BuiltLanguage } from '#locales/languages';
import { loadWords } from '#locales/loadWords';
import { shellNamespaces } from '#locales/namespaces';
import type { SomeWords } from '#locales/words';
import { centreRoutes, routes, type RouteEntry } from '@/config/routes';
import { homeSections } from '#theme/layouts/brandLayout';
import { homeSectionClass } from '@/screens/home/HomeView';
import { App } from './App';
import { createPage } from './createPage';
import { extractStyles } from './extractStyles';
import { shellKind, type ShellKind } from './shellKind';
import { slotBoot, withLinkSlot, type OptionalHeroPart } from './slotBoot';
import { styleCache } from '@/ui/styles/styleCache';

const pathOf = { home: '/', page: '/noticePage', stage: '/lottery' } as const satisfies Record<
  ShellKind,
  string
>;

export interface Rendering {
  markup: string;
  /** Style elements with slots for the nonce. */
  styles: string;
}

interface RenderOptions {
  /** A part of the banner to leave out. */
  readonly without?: OptionalHeroPart;
  readonly homeOrder?: readonly string[];
  readonly playMoney?: boolean;
}

/** Renders the shell of one kind as the browser's first render will, with slots that the front fills. */
export const renderShell = (
  language: BuiltLanguage,
  words: SomeWords,
  kind: ShellKind,
  { without, homeOrder = homeSections, playMoney = true }: RenderOptions = {},
): Rendering => {
  const cache = styleCache();
  cache.compat = true;
  const page = createPage({
    boot: slotBoot(language, kind === 'home', { without, homeOrder, playMoney }),
    words,
    random: () => 0,
    arrival: {},
    location: { host: '', origin: '' },
    reload: () => undefined,
  });
  const markup = renderToString(
    <StaticRouter location={pathOf[kind]}>
      <App {...page} cache={cache} />
    </StaticRouter>,
  );
  // React puts a preload for each picture before the markup; they are removed, because the document's head has its
  // own.
  return {
    markup: withLinkSlot(markup.replace(/^(<link rel="preload"[^>]*>)+/, '')),
    styles: extractStyles(cache),
  };
};

/** The texts that the document carries for the first render. */
export const shellWords = async (language: BuiltLanguage): Promise<SomeWords> =>
  Object.fromEntries(
    await Promise.all(
      shellNamespaces.map(async (name) => [name, await loadWords(languageTag(language), name)] as const),
    ),
  );

export const headWords = (language: BuiltLanguage) => loadWords(languageTag(language), 'document');

export const siteLanguages = builtLanguageCodes;
export { homeSectionClass, homeSections };

export const sitePages = [...routes, ...centreRoutes].flatMap((route: RouteEntry) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    path,
    kind: shellKind(route, true),
    built: route.screen !== null,
    words: route.document,
    ...(route.centre && route.category && { centre: route.category }),
  })),
);
