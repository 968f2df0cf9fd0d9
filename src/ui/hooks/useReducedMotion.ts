import { useMediaQuery } from './useMediaQuery';

/** Whether the player asks for less motion. */
export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');
