const acts = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;
const options = { passive: true, capture: true } as const;

let acted = false;

/** A page that loads under a resting pointer gets a pointer event although the pointer did not move. */
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

/** Notes an act that comes before anybody asks for it: on a slow line visitors are faster than most of the app. */
export const noteFirstAct = (): void => {
  listen(() => (acted = true));
};

/** Calls back on the first act of the visitor; returns a function that cancels it. */
export function onFirstAct(act: () => void): () => void {
  if (!acted) return listen(act);
  act();
  return () => undefined;
}
