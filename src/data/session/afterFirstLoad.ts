import { onFirstAct } from '@/ui/hooks/onFirstAct';
import { limits } from '@/config/limits';

let idle: Promise<void> | undefined;

const complete = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));

const actOrPause = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, limits.idleAfter);
    const off = onFirstAct(done);
    function done(): void {
      clearTimeout(timer);
      off();
      resolve();
    }
  });

/** Resolves after the first load: the page is complete, and the visitor has acted or a short time has passed. */
export const afterFirstLoad = (): Promise<void> => (idle ??= complete().then(actOrPause));
