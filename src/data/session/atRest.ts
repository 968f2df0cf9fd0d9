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

/** Resolves when the first load is over: the page is here, and somebody acts or the line has been left alone for a while. */
export const atRest = (): Promise<void> => (rest ??= complete().then(actOrPause));
