import type { Audience } from '#contract/constants';
import type { Popup } from '#contract/wireTypes';
import { popupsFor } from './popupsFor';

/** Promotions of an audience: announcements of type PR (HOME-06). */
export const promotionsFor = (popups: readonly Popup[], audience: Audience): Popup[] =>
  popupsFor(popups, audience).filter(({ promotionType }) => promotionType === 'PR');
