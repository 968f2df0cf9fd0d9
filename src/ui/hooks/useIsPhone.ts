import { media } from '../styles/media';
import { useMediaQuery } from './useMediaQuery';

/** Whether the window is as narrow as a phone's. */
export const useIsPhone = (): boolean => useMediaQuery(media.phone.replace('@media ', ''));
