import { chatService } from '../../content/chat/chatService.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { findAccount } from '../acts/findAccount.ts';
import { accountSearch, timeSearch } from '../acts/searchInputs.ts';
import { refusedAct } from '../acts/refusedAct.ts';

const account = { kind: 'text', required: true, help: 'account of the member' } as const;

const ownerOf = async (context: ActContext, name: string) => {
  const { merchant, id } = await findAccount(context, name);
  return { merchant, memberId: id };
};

export const chat: Command = {
  summary: 'Chats of members with support.',
  acts: {
    list: act({
      summary: 'Open chats, those that wait for an answer first.',
      options: { ...accountSearch, ...timeSearch },
      run: async ({ tx, runtime, merchant }, search) => ({
        rows: (await chatService(tx, runtime).open(merchant, search)).map((row) => ({
          account: row.account,
          state: row.chat.answeredAt === null ? 'waiting' : 'answered',
          unread: row.unread,
          since: row.chat.openedAt.toISOString(),
        })),
        whenEmpty: 'No chat is open.',
      }),
    }),
    read: act({
      summary: 'The last messages of a member.',
      places: { account },
      run: async (context, { account: name }) => {
        const { list } = await chatService(context.tx, context.runtime).view(await ownerOf(context, name));
        return {
          rows: list.map(({ from, name: staff, text, at }) => ({ at, from: staff ?? from, text })),
          whenEmpty: 'Nothing was written.',
          uncut: true,
        };
      },
    }),
    say: act({
      summary: 'Answers a member; open pages of the member show it at once.',
      places: { account },
      options: {
        text: { kind: 'text', required: true, longest: 500, help: 'the answer' },
        name: { kind: 'text', longest: 30, help: 'name that the member sees; Support unless given' },
      },
      run: (context, { account: member, text, name }) =>
        refusedAct(`${member} has no open chat`, async () => {
          const { tx, runtime } = context;
          const id = await chatService(tx, runtime).answer(
            await ownerOf(context, member),
            name ?? 'Support',
            text,
          );
          return {
            rows: [{ account: member, text }],
            change: { target: member, before: null, after: { id, text } },
          };
        }),
    }),
    close: act({
      summary: 'Closes a chat; the member can rate it, and begins a new one by writing.',
      places: { account },
      run: (context, { account: name }) =>
        refusedAct(`${name} has no open chat`, async () => {
          const { tx, runtime } = context;
          await chatService(tx, runtime).close(await ownerOf(context, name));
          return {
            rows: [{ account: name, state: 'closed' }],
            change: { target: name, before: { state: 'open' }, after: { state: 'closed' } },
          };
        }),
    }),
  },
  examples: [
    'chat list',
    'chat read minhanh92',
    'chat say minhanh92 --text "Hello" --name Lan',
    'chat close minhanh92',
  ],
};
