import { paperInks } from '#theme/paper';
import { vars } from '#theme/vars';

/** A sheet of paper with its grain, the same in every brand. */
export const paperSheet = {
  backgroundColor: paperInks.paper,
  backgroundImage: `radial-gradient(${paperInks.grain} 1px, transparent 1.2px)`,
  backgroundSize: '5px 5px',
  borderRadius: vars.radius.xs,
  boxShadow: vars.shadow.mid,
  color: paperInks.ink,
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -1 },
} as const;
