import { useMatches } from './useMatches';

/** Whether the player asks for less motion. */
export const useReducedMotion = () => useMatches('(prefers-reduced-motion: reduce)');
