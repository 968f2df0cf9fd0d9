import type { DeskStaff } from '#contract/deskTypes';
import { deskChats } from '../../content/chat/deskChats.ts';
import { hoursStore } from '../../content/chat/hoursStore.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { StaffRow } from '../accounts/schema.ts';
import { staffStore } from '../accounts/staffStore.ts';
import { personOf } from './personOf.ts';
import { noteAct, type DeskActs, type DeskContext } from './deskContext.ts';
import { memberFacts } from './memberFacts.ts';
import { roomActs } from './roomActs.ts';
import { toDeskChat } from './toDeskChat.ts';

export const toStaff = ({ id, name, shownName, role }: StaffRow): DeskStaff => ({
  id,
  name,
  shownName,
  role,
});

const chatsOf = ({ queries, runtime, me }: DeskContext) => deskChats(queries, runtime, personOf(me));

const colleaguesOf = async ({ queries, runtime, me }: DeskContext): Promise<StaffRow[]> =>
  (await staffStore(queries, runtime, me.merchant).list()).filter(({ disabledAt }) => disabledAt === null);

/** What the calls of the desk do (INFO-03). */
export const deskActs: DeskActs = {
  me: ({ me }) => Promise.resolve(toStaff(me)),

  chats: async (context, { query: { list } }) => ({
    list: (await chatsOf(context).list(list)).map((row) => toDeskChat(row, context.tenant.name)),
  }),

  chat: async (context, { query: { id } }) => {
    const { list, ...row } = await chatsOf(context).chat(id);
    return { chat: toDeskChat(row, context.tenant.name), list };
  },

  member: async (context, { query: { id } }) => {
    const owner = await chatsOf(context).memberOf(id);
    await noteAct(context, 'member look', owner.memberId, { chat: id });
    return memberFacts(context, owner);
  },

  take: async (context, { body: { id } }) => {
    await chatsOf(context).take(id);
    await noteAct(context, 'chat take', id);
    return {};
  },

  say: async (context, { body }) => {
    const { id, pictureId } = body;
    const message = await chatsOf(context).say(body);
    await noteAct(context, 'chat say', id, { message, ...(pictureId && { pictureId }) });
    return { id: message };
  },

  handOver: async (context, { body: { id, to } }) => {
    const colleague = (await colleaguesOf(context)).find((one) => one.id === to) ?? refuse('not_found');
    await chatsOf(context).handOver(id, colleague);
    await noteAct(context, 'chat hand over', id, { to: colleague.name });
    return {};
  },

  close: async (context, { body: { id } }) => {
    await chatsOf(context).close(id);
    await noteAct(context, 'chat close', id);
    return {};
  },

  colleagues: async (context) => ({ list: (await colleaguesOf(context)).map(toStaff) }),

  hours: async ({ queries, me, tenant: { timeZone } }) => ({
    timeZone,
    days: await hoursStore(queries).read(me.merchant),
  }),

  ...roomActs,

  setHours: async (context, { body: { days } }) => {
    const store = hoursStore(context.queries);
    const before = await store.read(context.me.merchant);
    await store.replace(context.me.merchant, days);
    await noteAct(context, 'hours set', context.me.merchant, { before, after: days });
    return {};
  },
};
