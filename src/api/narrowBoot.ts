import type { Boot } from '#contract/boot';
import carriedShapes from '#contract/shapes/carriedShapes.json';
import { narrow, type Shape } from '#contract/narrow';
import { watchMisfits } from '#contract/watchMisfits';

const shapes: Readonly<Partial<Record<string, Shape>>> = carriedShapes;
const banner = carriedShapes.announcements.parts.banners.list;

/**
 * Narrows the answers in the document like those of calls; an answer that does not fit is dropped and fetched by its
 * call.
 */
export const narrowBoot = (boot: Boot, onMisfit: (text: string) => void): Boot => {
  const narrowed = Object.entries(boot.answers).map(([key, value]): [string, unknown] => {
    const name = key.split('?', 1)[0] ?? key;
    const shape = shapes[name];
    return [key, shape && watchMisfits(name, onMisfit)((hear) => narrow(shape, value, hear))];
  });
  const hero = boot.hero && watchMisfits('hero', onMisfit)((hear) => narrow(banner, boot.hero, hear));
  return {
    ...boot,
    answers: Object.fromEntries(narrowed.filter(([, value]) => value !== undefined)),
    hero: (hero ?? null) as Boot['hero'],
  };
};
