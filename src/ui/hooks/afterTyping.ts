const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Runs work now, or once the visitor has left the focused field; returns a function that cancels it. */
export function afterTyping(work: () => void): () => void {
  const stop = () => document.removeEventListener('focusout', look);
  function look({ relatedTarget }: FocusEvent) {
    if (isField(relatedTarget)) return;
    stop();
    work();
  }
  if (isField(document.activeElement)) document.addEventListener('focusout', look);
  else work();
  return stop;
}
