import type { ReactElement } from 'react';
import type { OwnComponent } from '#theme/mui/ownComponents';

/** An own part that shows all its slots, and props of one of its variants. */
interface PartSample {
  element: ReactElement;
  variant: Readonly<Record<string, unknown>>;
}

export type PartSamples = { readonly [Name in OwnComponent]?: PartSample };
