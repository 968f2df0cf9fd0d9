/** A number from 0 (included) to 1. Injected, so that a seed replays a run. */
export type Random = () => number;

/** A shuffled copy of a list (Fisher–Yates). */
export const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
};
