import { createContext } from 'react';

/** Closes the centre that contains the component, and returns to the page below it. */
export const CentreClose = createContext<(() => void) | undefined>(undefined);
