import { createContext } from 'react';

/** Brings the focus to the slip: to the panel beside the list, or into the sheet of a narrow page. */
export const SlipDoor = createContext<() => void>(() => undefined);
