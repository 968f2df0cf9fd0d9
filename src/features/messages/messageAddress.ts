import type { MessageKind } from '#contract/messageKinds';
import { withMemberCentre } from '@/config/centres';
import { withModal } from '@/config/modals';
import { pointMallAddress } from '@/config/pointMall';
import { asksForAnswer, mallViews, messagePages } from './messagePages';

/** The page that a message is about: where its notification leads. Without one it is the message itself. */
export const messageAddress = (kind: MessageKind): string => {
  const view = mallViews[kind];
  if (view !== undefined) return pointMallAddress(view);
  if (asksForAnswer.has(kind)) return `/${withModal('', 'contract')}`;
  return `/${withMemberCentre('', messagePages[kind] ?? 'messageV2')}`;
};
