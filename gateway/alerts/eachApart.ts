import { isPassing } from '../database/isPassing.ts';
import { alertDesk, type AlertParts } from './alertDesk.ts';
import type { NewAlert } from './alertStore.ts';

interface Many<Item> {
  readonly kind: NewAlert['kind'];
  /** At most so many that wait to be done, the oldest first. */
  readonly due: (limit: number) => Promise<readonly Item[]>;
  readonly nameOf: (item: Item) => Pick<NewAlert, 'target' | 'merchant'>;
  readonly work: (item: Item) => Promise<unknown>;
  /** Whether a failure may be gone with the next try. */
  readonly passes?: (error: unknown) => boolean;
}

const AT_ONCE = 100;

/**
 * Does each of many things by itself. One that fails is set aside with an alert, and nobody touches it until the alert
 * is closed; the others go on. Failures that pass set nothing aside: they are thrown once all others are done. Answers
 * how many things were taken up, so that the caller can ask again until nothing is left.
 */
export const eachApart = async <Item>(
  parts: AlertParts,
  { kind, due, nameOf, work, passes = isPassing }: Many<Item>,
): Promise<number> => {
  const desk = alertDesk(parts);
  const aside = await desk.targets(kind);
  const passing: unknown[] = [];
  const items = (await due(AT_ONCE + aside.size)).filter((item) => !aside.has(nameOf(item).target));
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (passes(error)) passing.push(error);
      else await desk.raise({ kind, ...nameOf(item), error });
    }
  }
  if (passing.length > 0) throw new AggregateError(passing, `A ${kind} could not be ended in this moment`);
  return items.length;
};
