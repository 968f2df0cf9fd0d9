import type { Boot } from '#contract/boot';
import type { SomeWords } from '#locales/words';

const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** The boot data that the front wrote for this page. */
export const readBoot = (): Boot => read('boot') as Boot;

/** The shell's texts in the document's language. */
export const readWords = (): SomeWords => read('words') as SomeWords;
