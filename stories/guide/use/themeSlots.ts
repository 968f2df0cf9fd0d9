import { ownComponents } from '#theme/mui/ownComponents';
import { partUses } from './partUses';

export interface ThemeSlots {
  name: string;
  slots: readonly string[];
}

const slotsOf: Readonly<Record<string, readonly string[]>> = ownComponents;

/** Name and slots of a component in the theme; undefined for a component without styles. */
export function themeSlots(part: string): ThemeSlots | undefined {
  const name = partUses[part]?.themeName ?? `Marquee${part}`;
  const slots = slotsOf[name];
  return slots && { name, slots };
}
