import { ownComponents } from '#theme/mui/ownComponents';
import { partUses } from './partUses';

export interface ThemeSlots {
  name: string;
  slots: readonly string[];
}

const slotsOf: Readonly<Record<string, readonly string[]>> = ownComponents;

/** Under which name the theme knows a part, and by which slots; undefined for a part without a look of its own. */
export function themeSlots(part: string): ThemeSlots | undefined {
  const name = partUses[part]?.themeName ?? `Marquee${part}`;
  const slots = slotsOf[name];
  return slots && { name, slots };
}
