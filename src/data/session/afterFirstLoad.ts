import { onFirstAct } from '@/ui/hooks/onFirstAct';
import { limits } from '@/config/limits';

let rest: Promise<void> | undefined;

const complete = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

const actOrPause = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, limits.restAfter);
    const off = onFirstAct(done);
    function done(): void {
      clearTimeout(timer);
      off();
      resolve();
    }
  });

/** Resolves after the first load: the page is complete, and the visitor has acted or a short time has passed. */
export const afterFirstLoad = (): Promise<void> => (rest ??= complete().then(actOrPause));
