import type { ComponentsPropsList, ComponentsVariants, Interpolation } from '@mui/material/styles';
import type { OwnComponent, OwnSlot } from './ownComponents.ts';

/** Props of an own component that takes defaults and variants from the theme: its file adds them to MUI's list. */
type PropsOf<Name> = Name extends keyof ComponentsPropsList ? ComponentsPropsList[Name] : never;

/** What a slot takes in the theme, as of MUI's own parts: an object, also with `variants`, a function, or a list. */
type SlotStyle<Props, Theme> = Interpolation<{ ownerState: Props; theme: Theme }>;

interface OwnEntry<Name extends OwnComponent, Theme> {
  defaultProps?: Partial<PropsOf<Name>>;
  styleOverrides?: { [Slot in OwnSlot<Name>]?: SlotStyle<PropsOf<Name>, Theme> };
  variants?: Name extends keyof ComponentsPropsList ? ComponentsVariants<Theme>[Name] : never;
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
