import type { ReactElement } from 'react';
import type { OwnComponent } from '#theme/mui/ownComponents';

/** A sample of an own component: shows its slots, in one of its variants. */
export interface PartSample {
  element: ReactElement;
  /** The component in another state, if no single state shows every slot. */
  otherState?: ReactElement;
  variant: Readonly<Record<string, unknown>>;
}

export type PartSamples = { readonly [Name in OwnComponent]?: PartSample };
