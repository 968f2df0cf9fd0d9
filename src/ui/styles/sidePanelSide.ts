import { layout } from '#theme/layout';

const left = '--side-panel-left';
const right = '--side-panel-right';

/** Place of a side panel on desktops: beside the page's own shortcuts, unless the page asks for its other side. */
export const sidePanelSide = {
  left: `var(${left}, auto)`,
  right: `var(${right}, ${layout.rail + 36}px)`,
} as const;

/** Global styles of a page whose right side has to stay in view beside an open panel. */
export const sidePanelAtLeft = { ':root': { [left]: '16px', [right]: 'auto' } } as const;
