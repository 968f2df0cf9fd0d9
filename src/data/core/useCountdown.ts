import type { Site } from '../session/site';
import { useSite } from '../session/siteContext';

const countdowns = new WeakMap<Site, Map<string, number>>();

/** Until when a form waits, in milliseconds of the wall clock: a form that is closed and opened again goes on waiting. */
export const useCountdown = (form: string) => {
  const site = useSite();
  const kept = countdowns.get(site) ?? new Map<string, number>();
  countdowns.set(site, kept);
  return {
    read: (): number => kept.get(form) ?? -Infinity,
    keep: (until: number): void => void kept.set(form, until),
  };
};
