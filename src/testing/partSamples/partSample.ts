import type { ReactElement } from 'react';
import type { OwnComponent } from '#theme/mui/ownComponents';

/** An own part that shows its slots, and props of one of its variants. */
export interface PartSample {
  element: ReactElement;
  /** The part in another state, where no single state shows every slot. */
  otherState?: ReactElement;
  variant: Readonly<Record<string, unknown>>;
}

export type PartSamples = { readonly [Name in OwnComponent]?: PartSample };
