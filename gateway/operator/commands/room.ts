import { roomModeration } from '../../play/rooms/roomModeration.ts';
import { slowSecondsMost, muteHoursMost } from '#contract/rooms';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { findAccount } from '../acts/findAccount.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { refusedAct } from '../acts/refusedAct.ts';
import { accountSearch, timeSearch } from '../acts/searchInputs.ts';

const HOUR = 3_600_000;

const roomId = { kind: 'text', required: true, longest: 32, help: 'game code of the table' } as const;
const account = { kind: 'text', required: true, help: 'account of the member' } as const;
const word = { kind: 'text', required: true, longest: 40, help: 'the word' } as const;
const report = { kind: 'text', required: true, longest: 36, help: 'id of the report' } as const;

const moderationOf = ({ tx, runtime }: ActContext) => roomModeration(tx, runtime);

const within = (name: string, value: number, most: number): number => {
  if (value < 0 || value > most) throw new OperatorError(`${name} is ${value}: it has to be 0 to ${most}`);
  return value;
};

const settle = (isHidden: boolean) =>
  act({
    summary: isHidden
      ? 'Settles a report: nobody sees the word any more.'
      : 'Settles a report without taking the word away.',
    places: { report },
    run: (context, { report: id }) =>
      refusedAct(`No report ${id} waits`, async () => {
        const { text } = await moderationOf(context).settle(context.merchant, id, isHidden);
        return {
          rows: [{ report: id, hidden: isHidden, text }],
          change: { target: id, before: null, after: { isHidden, text } },
        };
      }),
  });

export const room: Command = {
  summary: 'Talk of live tables: slow mode, mutes, reports, refused words.',
  acts: {
    list: act({
      summary: 'Reports that wait, the oldest first.',
      options: { ...accountSearch, ...timeSearch },
      run: async (context, search) => ({
        rows: (await moderationOf(context).reports(context.merchant, search)).map(
          ({ row, account: said }) => ({
            report: row.id,
            room: row.roomId,
            account: said,
            text: row.text,
            at: row.reportedAt.toISOString(),
          }),
        ),
        whenEmpty: 'No report waits.',
        uncut: true,
      }),
    }),
    slow: act({
      summary: 'Seconds that a member waits between two words at a table; 0 for none.',
      places: { room: roomId, seconds: { kind: 'integer', required: true, help: `0 to ${slowSecondsMost}` } },
      run: async (context, { room: code, seconds }) => {
        const moderation = moderationOf(context);
        const before = await moderation.slowSeconds(context.merchant, code);
        await moderation.setSlow(context.merchant, code, within('seconds', seconds, slowSecondsMost));
        return { rows: [{ room: code, seconds }], change: { target: code, before, after: seconds } };
      },
    }),
    mute: act({
      summary: 'A member reads at tables and says nothing for so many hours; 0 ends it.',
      places: { account, hours: { kind: 'integer', required: true, help: `0 to ${muteHoursMost}` } },
      run: async (context, { account: name, hours }) => {
        const { id } = await findAccount(context, name);
        const { merchant, now } = context;
        const moderation = moderationOf(context);
        const before = (await moderation.mutedUntil({ merchant, memberId: id }))?.toISOString() ?? null;
        const until = new Date(now.getTime() + within('hours', hours, muteHoursMost) * HOUR);
        if (hours === 0) await moderation.unmute(merchant, id);
        else await moderation.mute(merchant, id, until);
        const after = hours === 0 ? null : until.toISOString();
        return { rows: [{ account: name, until: after }], change: { target: name, before, after } };
      },
    }),
    hide: settle(true),
    dismiss: settle(false),
    words: act({
      summary: 'Words of the brand that no message at its tables may have, beside the usual insults.',
      run: async (context) => ({
        rows: (await moderationOf(context).words(context.merchant)).map((one) => ({ word: one })),
        whenEmpty: 'No word is refused beside the usual insults.',
      }),
    }),
    filter: act({
      summary: 'Refuses messages with a word.',
      places: { word },
      run: async (context, { word: one }) => {
        await moderationOf(context).addWord(context.merchant, one.normalize('NFC').trim().toLowerCase());
        return { rows: [{ word: one }], change: { target: one, before: null, after: 'refused' } };
      },
    }),
    unfilter: act({
      summary: 'Allows a word again.',
      places: { word },
      run: async (context, { word: one }) => {
        const plain = one.normalize('NFC').trim().toLowerCase();
        if (!(await moderationOf(context).removeWord(context.merchant, plain)))
          throw new OperatorError(`${one} is not among the refused words`);
        return { rows: [{ word: one }], change: { target: one, before: 'refused', after: null } };
      },
    }),
  },
  examples: [
    'room list',
    'room slow LIVE0001 10',
    'room mute minhanh92 24',
    'room hide c0ffee00-0000-7000-8000-000000000001',
    'room filter "bad word"',
  ],
};
