import type { ComponentsPropsList, ComponentsVariants, Interpolation } from '@mui/material/styles';
import type { OwnComponent, OwnSlot } from './ownComponents.ts';

/** Props of an own component for the theme's defaults and variants; the component's file adds them to MUI's list. */
type PropsOf<Name> = Name extends keyof ComponentsPropsList ? ComponentsPropsList[Name] : never;

/**
 * Styles of a slot in the theme, in the same forms as for MUI's components: an object (also with `variants`), a
 * function, or a list.
 */
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
