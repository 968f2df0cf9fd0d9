import { isTransient } from '../database/isTransient.ts';
import { alertDesk, type AlertParts } from './alertDesk.ts';
import type { NewAlert } from './alertStore.ts';

interface Many<Item> {
  readonly kind: NewAlert['kind'];
  /** At most so many that wait to be done, the oldest first. */
  readonly due: (limit: number) => Promise<readonly Item[]>;
  readonly nameOf: (item: Item) => Pick<NewAlert, 'target' | 'merchant'>;
  readonly work: (item: Item) => Promise<unknown>;
  /** Whether a failure may be gone with the next try. */
  readonly isTransient?: (error: unknown) => boolean;
}

const AT_ONCE = 100;

/**
 * Does each of many things by itself. One that fails is quarantined with an alert, and nobody touches it until the alert
 * is closed; the others go on. A transient failure quarantines nothing: it is thrown once all others are done. Answers
 * how many things were taken up, so that the caller can ask again until nothing is left.
 */
export const processEach = async <Item>(
  parts: AlertParts,
  { kind, due, nameOf, work, isTransient: isGoneSoon = isTransient }: Many<Item>,
): Promise<number> => {
  const desk = alertDesk(parts);
  const quarantined = await desk.targets(kind);
  const transient: unknown[] = [];
  const items = (await due(AT_ONCE + quarantined.size)).filter(
    (item) => !quarantined.has(nameOf(item).target),
  );
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isGoneSoon(error)) transient.push(error);
      else await desk.raise({ kind, ...nameOf(item), error });
    }
  }
  if (transient.length > 0)
    throw new AggregateError(transient, `A ${kind} could not be ended in this moment`);
  return items.length;
};
