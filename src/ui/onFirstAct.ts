const acts = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Calls back with the first sign that somebody is here; gives back how to call it off. */
export function onFirstAct(act: () => void): () => void {
  const options = { passive: true, capture: true } as const;
  const off = () => {
    for (const name of acts) removeEventListener(name, first, options);
  };
  const first = () => {
    off();
    act();
  };
  for (const name of acts) addEventListener(name, first, options);
  return off;
}
