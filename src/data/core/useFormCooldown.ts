import type { Site } from '../session/site';
import { useSite } from '../session/siteContext';

const countdowns = new WeakMap<Site, Map<string, number>>();

/** Stores when the cooldown of a form ends (wall clock, ms), so that closing and reopening the form does not skip it. */
export const useFormCooldown = (form: string) => {
  const site = useSite();
  const kept = countdowns.get(site) ?? new Map<string, number>();
  countdowns.set(site, kept);
  return {
    read: (): number => kept.get(form) ?? -Infinity,
    keep: (until: number): void => void kept.set(form, until),
  };
};
