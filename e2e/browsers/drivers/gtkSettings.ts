import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Without it the bar above the page keeps the window wider than a phone. */
const style = '* { min-width: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0); }';

export interface GtkSettings {
  /** For the variable XDG_CONFIG_HOME. */
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Settings of the desktop for a browser whose window can be as narrow as a phone. */
export const writeGtkSettings = async (): Promise<GtkSettings> => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-gtk-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), style);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
