import { useMediaQuery } from './useMediaQuery';

/** Whether the player prefers reduced motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
