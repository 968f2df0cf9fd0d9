import type { DeskChat } from '#contract/deskTypes';
import type { deskChats } from '../../content/chat/deskChats.ts';

type Row = Awaited<ReturnType<ReturnType<typeof deskChats>['list']>>[number];

/** A chat as the desk shows it. */
export const toDeskChat = ({ chat, member, unread, waitsSince }: Row, brand: string): DeskChat => ({
  id: chat.id,
  member: {
    id: member.id,
    account: member.account,
    name: member.nickname,
    level: member.level,
    language: chat.language,
    brand,
  },
  openedAt: chat.openedAt.toISOString(),
  waitsSince: waitsSince?.toISOString() ?? null,
  unread,
  takenBy: chat.takenBy === null ? null : { id: chat.takenBy, shownName: chat.takenName ?? '' },
  closedAt: chat.closedAt?.toISOString() ?? null,
  stars: chat.stars,
  outside: chat.outside,
});
