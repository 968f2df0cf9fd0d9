import type { CSSInterpolation } from '@mui/material/styles';
import type { OwnComponent, OwnSlot } from './ownComponents.ts';

type OwnEntries = {
  [Name in OwnComponent]?: { styleOverrides?: { [Slot in OwnSlot<Name>]?: CSSInterpolation } };
};

declare module '@mui/material/styles' {
  interface Components<Theme> extends OwnEntries {}

  interface Palette {
    accent: Palette['primary'];
  }

  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    accent: true;
  }

  interface ButtonPropsVariantOverrides {
    soft: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    accent: true;
  }
}
