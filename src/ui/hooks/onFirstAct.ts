const acts = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
const options = { passive: true, capture: true } as const;

let acted = false;

/** A page that loads under a pointer at rest gets a pointer event without a movement. */
const isMade = (event: Event): boolean =>
  !(event instanceof MouseEvent) ||
  event.type !== 'pointermove' ||
  event.movementX !== 0 ||
  event.movementY !== 0;

function listen(act: () => void): () => void {
  const off = () => {
    for (const name of acts) removeEventListener(name, first, options);
  };
  const first = (event: Event) => {
    if (!isMade(event)) return;
    off();
    act();
  };
  for (const name of acts) addEventListener(name, first, options);
  return off;
}

/**
 * Records an action before any listener is registered: on a slow network visitors act before most of the app has
 * loaded.
 */
export const noteFirstAct = (): void => {
  listen(() => (acted = true));
};

/** Calls back on the visitor's first action; returns a function that cancels it. */
export function onFirstAct(act: () => void): () => void {
  if (!acted) return listen(act);
  act();
  return () => undefined;
}
