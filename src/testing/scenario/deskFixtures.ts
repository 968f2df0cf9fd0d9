import { proofImages } from '#contract/cashier';
import type { DeskCallName } from '#contract/desk';
import type { DeskChat, DeskStaff, DeskValue } from '#contract/deskTypes';
import { storyTime } from '../samples';
import { onePicture } from './onePicture';
import type { Proof, Uploads } from '@/data/core/useUploads';
import { createDrafts } from '@/data/desk/createDrafts';
import type { DeskClient } from '@/data/desk/deskClient';
import type { DeskServices } from '@/data/desk/deskContext';
import { chatIn } from './supportFixtures';
import { ago, vnd } from './units';

const id = (place: number) => `c0ffee00-0000-7000-8000-00000000000${place}`;

const staffOf = (place: number, name: string, role: DeskStaff['role']): DeskStaff => ({
  id: id(place),
  name: name.toLowerCase(),
  shownName: name,
  role,
});

export const deskStaff = {
  lan: staffOf(1, 'Lan', 'agent'),
  hoa: staffOf(2, 'Hoa', 'agent'),
  lead: staffOf(3, 'Minh', 'lead'),
} as const;

const waiting: DeskChat = {
  id: id(4),
  member: { id: id(5), account: 'minhanh92', name: 'Minh Anh', level: 3, language: 'VI', brand: 'Aurora88' },
  openedAt: ago(0.2),
  waitsSince: ago(0.2),
  unread: 2,
  takenBy: null,
  closedAt: null,
  stars: null,
  outside: false,
};
const takenBy = { id: deskStaff.lan.id, shownName: deskStaff.lan.shownName };

export const deskChatIn = {
  waiting,
  mine: { ...waiting, unread: 0, waitsSince: null, takenBy },
  others: { ...waiting, takenBy: { id: deskStaff.hoa.id, shownName: deskStaff.hoa.shownName } },
  closed: { ...waiting, unread: 0, waitsSince: null, takenBy, closedAt: ago(0.1), stars: 4 },
  outside: { ...waiting, id: id(6), outside: true, member: { ...waiting.member, name: '', language: null } },
  long: {
    ...waiting,
    id: id(7),
    unread: 120,
    member: { ...waiting.member, account: 'a'.repeat(20), name: 'Nguyễn Hoàng Thuỳ Dương '.repeat(4).trim() },
  },
} as const satisfies Record<string, DeskChat>;

type Answers = { readonly [Name in DeskCallName]: DeskValue<Name> };

export const deskAnswers: Answers = {
  logIn: deskStaff.lan,
  logOut: {},
  me: deskStaff.lan,
  chats: { list: [waiting, deskChatIn.outside] },
  chat: { chat: deskChatIn.mine, list: [...chatIn.answered.list] },
  member: {
    deposits: [
      { orderNo: 'D261120ABCD', amount: vnd(500_000), state: 'credited', reason: null, at: ago(2) },
      { orderNo: 'D261118EFGH', amount: vnd(2_000_000), state: 'rejected', reason: 'notPaid', at: ago(50) },
    ],
    withdrawals: [
      { orderNo: 'W261119JKLM', amount: vnd(1_000_000), state: 'paid', reason: null, at: ago(20) },
    ],
    limits: [
      {
        ...{ kind: 'deposit', period: 'day', amount: vnd(5_000_000), used: vnd(500_000) },
        ...{ left: vnd(4_500_000), resetsAt: ago(-9), next: null },
      },
    ],
    timeLimits: [
      { kind: 'session', period: 'day', amount: 120, used: 45, left: 75, resetsAt: ago(-9), next: null },
    ],
  },
  take: {},
  picture: { id: id(9) },
  say: { id: 9 },
  handOver: {},
  close: {},
  colleagues: { list: Object.values(deskStaff) },
  hours: {
    timeZone: 'Asia/Ho_Chi_Minh',
    days: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 480, closes: 1_320 })),
  },
  setHours: {},
  rooms: {
    reports: [
      { id: id(8), roomId: 'LIVE0001', account: 'huyenmy88', text: 'Chơi gian lận hết cả bàn', at: ago(1) },
    ],
    slow: [{ roomId: 'LIVE0001', seconds: 10 }],
    words: ['gian lận'],
  },
  settleReport: {},
  setSlow: {},
  filterWord: {},
};

/** Pictures that are attached to an answer, each in a state. */
export const deskPicturesIn = (...given: readonly Partial<Proof>[]): Uploads => {
  const proofs = given.map((one, place): Proof => ({
    ...{ id: `picture-${place}`, name: `huong-dan-${place + 1}.png`, picture: onePicture },
    ...{ state: 'done', proofId: id(9) },
    ...one,
  }));
  const nothing = () => undefined;
  return {
    proofs,
    ids: [],
    busy: proofs.some(({ state }) => state === 'uploading'),
    full: proofs.length >= proofImages.most,
    ...{ add: nothing, retry: nothing, remove: nothing, clear: nothing },
  };
};

/** A desk whose calls are answered so. */
export const deskOf = (call: DeskClient['call']): DeskServices => ({
  boot: { brand: 'Aurora88', language: 'VI', timeZone: 'Asia/Ho_Chi_Minh', socket: true },
  client: { call },
  open: () => ({ send: () => undefined, close: () => undefined }),
  now: storyTime,
  drafts: createDrafts(),
});
