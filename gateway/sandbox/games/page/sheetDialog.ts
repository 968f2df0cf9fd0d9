import { element } from './element.ts';
import { icon } from './icons.ts';
import type { Words } from './words.ts';

/** A dialog over the stage with a title and a button that closes it. */
export const sheetDialog = (
  { close: closeLabel }: Pick<Words, 'close'>,
  { title, className = '' }: { title: string; className?: string },
  ...content: (Node | string)[]
): HTMLDialogElement => {
  const close = element(
    'button',
    { type: 'button', className: 'tool', attributes: { 'aria-label': closeLabel } },
    icon('close'),
  );
  const dialog = element(
    'dialog',
    { className: `sheet ${className}`.trim(), attributes: { 'aria-label': title } },
    element('header', {}, element('h2', { textContent: title }), close),
    ...content,
  );
  close.addEventListener('click', () => dialog.close());
  return dialog;
};
