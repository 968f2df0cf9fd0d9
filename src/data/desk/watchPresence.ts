/** So long after the last key or press somebody counts as present. */
const PRESENT = 60_000;

/** Answers whether somebody has lately used the page: news that it hears by itself must not keep its session alive. */
export const watchPresence = (
  page: Pick<Document, 'addEventListener'>,
  now: () => number,
): (() => boolean) => {
  let usedAt = now();
  const use = () => {
    usedAt = now();
  };
  for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, use, { capture: true });
  return () => now() - usedAt < PRESENT;
};
