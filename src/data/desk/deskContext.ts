import { createContext, use } from 'react';
import type { Language } from '#contract/constants';
import type { OpenSocket } from '@/api/openSocket';
import type { createDrafts } from './createDrafts';
import type { DeskClient } from './deskClient';

/** What the document says of the desk. */
export interface DeskBoot {
  readonly brand: string;
  /** Of the brand; the page takes the browser's where there are words in it. */
  readonly language: Language;
  readonly timeZone: string;
  /** Whether there is a socket; without one the page asks again and again. */
  readonly socket: boolean;
}

export interface DeskServices {
  readonly boot: DeskBoot;
  readonly client: DeskClient;
  readonly open: OpenSocket;
  readonly now: () => number;
  readonly drafts: ReturnType<typeof createDrafts>;
}

export const DeskContext = createContext<DeskServices | undefined>(undefined);

export const useDesk = (): DeskServices => {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error('There is no desk around');
  return desk;
};
