import { isVisibleText } from './isVisibleText.ts';

/** Control characters other than a line's end; a terminal would act on them. */
const controls = /[^\P{Cc}\n]/u;

/** Whether a text that people write to each other has only visible characters and ends of lines. */
export const isPlainText = (text: string): boolean => isVisibleText(text) && !controls.test(text);
