import type { CSSInterpolation, ComponentsPropsList } from '@mui/material/styles';
import type { OwnComponent, OwnSlot } from './ownComponents.ts';

/** Props of an own component that takes defaults and variants from the theme: its file adds them to MUI's list. */
type PropsOf<Name> = Name extends keyof ComponentsPropsList ? ComponentsPropsList[Name] : never;

interface OwnEntry<Name extends OwnComponent, Theme> {
  defaultProps?: Partial<PropsOf<Name>>;
  styleOverrides?: {
    [Slot in OwnSlot<Name>]?:
      CSSInterpolation | ((props: { theme: Theme; ownerState: PropsOf<Name> }) => CSSInterpolation);
  };
  variants?: readonly { props: Partial<PropsOf<Name>>; style: CSSInterpolation }[];
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
