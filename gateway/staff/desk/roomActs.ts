import { refuse } from '../../platform/refusal/refusal.ts';
import { roomModeration } from '../../play/rooms/roomModeration.ts';
import { noteAct, type DeskActs, type DeskContext } from './deskContext.ts';

const HOUR = 3_600_000;

const moderationOf = ({ queries, runtime }: DeskContext) => roomModeration(queries, runtime);

/** What a lead does for the talk of live tables. */
export const roomActs = {
  rooms: async (context) => {
    const { merchant } = context.me;
    const moderation = moderationOf(context);
    return {
      reports: (await moderation.reports(merchant)).map(({ row, account }) => ({
        ...{ id: row.id, roomId: row.roomId, account, text: row.text },
        at: row.reportedAt.toISOString(),
      })),
      slow: (await moderation.rules(merchant))
        .filter(({ slowSeconds }) => slowSeconds > 0)
        .map(({ roomId, slowSeconds }) => ({ roomId, seconds: slowSeconds })),
      words: await moderation.words(merchant),
    };
  },

  settleReport: async (context, { body: { id, hide, muteHours } }) => {
    const { merchant } = context.me;
    const moderation = moderationOf(context);
    const { memberId, text } = await moderation.settle(merchant, id, hide);
    if (muteHours > 0)
      await moderation.mute(merchant, memberId, new Date(context.runtime.now().getTime() + muteHours * HOUR));
    await noteAct(context, 'report settle', id, { memberId, text, hide, muteHours });
    return {};
  },

  setSlow: async (context, { body: { roomId, seconds } }) => {
    await moderationOf(context).setSlow(context.me.merchant, roomId, seconds);
    await noteAct(context, 'room slow', roomId, { seconds });
    return {};
  },

  filterWord: async (context, { body: { word, filtered } }) => {
    const plain = word.normalize('NFC').trim().toLowerCase();
    if (plain === '') return refuse('invalid_fields', { fields: { word: 'pattern' } });
    const { merchant } = context.me;
    const moderation = moderationOf(context);
    if (filtered) await moderation.addWord(merchant, plain);
    else await moderation.removeWord(merchant, plain);
    await noteAct(context, filtered ? 'word filter' : 'word unfilter', plain);
    return {};
  },
} satisfies Partial<DeskActs>;
