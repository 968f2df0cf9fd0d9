import { actionUse } from './actionUse';
import { dataUse } from './dataUse';
import { feedbackUse } from './feedbackUse';
import { fieldUse } from './fieldUse';
import { gamingUse } from './gamingUse';
import { layoutUse } from './layoutUse';
import { mediaUse } from './mediaUse';
import { overlayUse } from './overlayUse';
import type { PartUse } from './PartUse';

/** Usage texts by the name of the stories file: `stories/ui/actions/Button.stories.tsx` is `Button`. */
export const partUses: Readonly<Record<string, PartUse>> = {
  ...actionUse,
  ...dataUse,
  ...feedbackUse,
  ...fieldUse,
  ...gamingUse,
  ...layoutUse,
  ...mediaUse,
  ...overlayUse,
};
