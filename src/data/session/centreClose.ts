import { createContext } from 'react';

/** Closes the centre that a page stands in, and takes its visitor back to what it lies over. */
export const CentreClose = createContext<(() => void) | undefined>(undefined);
