import type { Motif } from '../../art/motifs.ts';
import type { SlotTheme } from '../settings.ts';

export type SubjectKind = 'beast' | 'hero' | 'relic' | 'fruit' | 'sweet' | 'flower';

export type Subject = {
  vi: string;
  en: string;
  motif: Motif;
  kind: SubjectKind;
  /** Sceneries in which it is at home. */
  themes: readonly SlotTheme[];
};
