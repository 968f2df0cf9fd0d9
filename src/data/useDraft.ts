import type { Site } from './site';
import { useSite } from './siteContext';

type Draft = Readonly<Record<string, string | boolean>>;

const drafts = new WeakMap<Site, Map<string, Draft>>();

const draftsOf = (site: Site): Map<string, Draft> => {
  const kept = drafts.get(site) ?? new Map<string, Draft>();
  drafts.set(site, kept);
  return kept;
};

/** What was typed into a form that was closed by accident. It lives as long as the page and in memory alone. */
export const useDraft = (form: string) => {
  const kept = draftsOf(useSite());
  return {
    read: (): Draft => kept.get(form) ?? {},
    keep: (draft: Draft): void => void kept.set(form, draft),
    drop: (): void => void kept.delete(form),
  };
};
