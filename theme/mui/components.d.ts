import type { CSSInterpolation } from '@mui/material/styles';
import type { OwnComponent, OwnSlot } from './ownComponents.ts';

interface OwnEntry<Name extends OwnComponent, Theme> {
  styleOverrides?: {
    [Slot in OwnSlot<Name>]?: CSSInterpolation | ((props: { theme: Theme }) => CSSInterpolation);
  };
}

type OwnEntries<Theme> = { [Name in OwnComponent]?: OwnEntry<Name, Theme> };

declare module '@mui/material/styles' {
  interface Components<Theme> extends OwnEntries<Theme> {}

  interface Palette {
    accent: Palette['primary'];
  }

  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
  }
}
