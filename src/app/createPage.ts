import type { Boot } from '#contract/boot';
import { createI18n } from '#locales/createI18n';
import { languageTag } from '#locales/languages';
import type { SomeWords } from '#locales/words';
import { localText, sessionText } from '@/data/storage/storage';
import { createSite } from '@/data/session/site';
import { systemClock } from '@/domain/clock';
import type { Arrival } from '@/domain/arrival';
import type { Random } from '@/domain/random';
import { createLoadChunk } from './loadChunk';
import { createReport, type Report } from './createReport';
import { isFileRemoved } from './isFileRemoved';
import { leave } from './leave';
import { createOwnWords } from './createOwnWords';
import { leaveToWindow } from './leaveToWindow';

interface PageParts {
  readonly boot: Boot;
  readonly words: SomeWords;
  readonly random: Random;
  readonly arrival: Arrival;
  readonly location: Pick<Location, 'host' | 'origin'>;
  readonly reload: () => void;
}

/** Builds the props of `App` from the document's boot data. */
export const createPage = ({ boot, words, random, arrival, location, reload }: PageParts) => {
  const kept = sessionText();
  const site = createSite({
    boot,
    clock: systemClock,
    random,
    arrival,
    sessionText: kept,
    localText: localText(),
    location,
    leave,
    openWindow: leaveToWindow,
    // The document's answers are checked while the page is created, before `report` exists; a microtask later it
    // does.
    onMisfit: (text) => void Promise.resolve().then(() => report('answer', text)),
  });
  const report: Report = createReport(site.client, boot.build);
  const loadChunk = createLoadChunk({ build: boot.build, kept, report, isFileRemoved, reload });
  const ownWords = createOwnWords(boot.brand);
  const i18n = createI18n({ language: languageTag(boot.language), words, own: ownWords });
  return { site, i18n, services: { report, loadChunk } };
};
