import type { Value } from '#contract/wireTypes';
import { ago } from './units';

type Chat = Value<'supportChat'>;
type Message = Chat['list'][number];

const message = (id: number, text: string, over: Partial<Message> = {}): Message => ({
  ...{ id, text, from: 'member', name: null, pictureId: null, clientKey: `key${id}` },
  ...{ at: ago(0.5 - id / 60), readAt: ago(0.4 - id / 60) },
  ...over,
});
const staff = { from: 'staff', name: 'Lan', clientKey: null } as const;

const list: readonly Message[] = [
  message(1, 'Tiền nạp của tôi chưa đến. Mã D261120ABCD.'),
  message(2, 'Chào bạn, mình kiểm tra ngay.', staff),
  message(3, 'Khoản nạp vừa vào ví, 500.000 ₫.', staff),
  message(4, 'Cảm ơn bạn.', { readAt: null }),
];

const base: Chat = { state: 'answered', by: 'Lan', place: null, stars: null, opensAt: null, list: [...list] };

export const chatIn = {
  answered: base,
  none: { ...base, state: 'none', by: null, list: [] },
  waiting: { ...base, state: 'waiting', by: null, place: 3, list: list.slice(0, 1) },
  taken: { ...base, state: 'waiting', place: 1, list: list.slice(0, 1) },
  closed: { ...base, state: 'closed', by: null },
  rated: { ...base, state: 'closed', by: null, stars: 5 },
  pictures: {
    ...base,
    list: [
      ...list,
      message(5, 'bien-lai.png', { pictureId: 'c0ffee00-0000-7000-8000-000000000001' }),
      message(6, 'huong-dan.png', { ...staff, pictureId: 'c0ffee00-0000-7000-8000-000000000002' }),
    ],
  },
  shut: { ...base, state: 'waiting', by: null, place: 1, opensAt: ago(-9), list: list.slice(0, 1) },
  long: {
    ...base,
    list: Array.from({ length: 40 }, (_, place) =>
      message(place + 1, 'Một tin nhắn dài. '.repeat(12).trim()),
    ),
  },
} as const satisfies Record<string, Chat>;

/** Whose address is a picture. */
export const samplePicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"%3E%3Cpath d="M0 0h8v5H0z" fill="teal"/%3E%3C/svg%3E';

/** The member's chat with support. */
export const supportOfMember = (data: 'full' | 'empty' | 'long') => ({
  supportChat: { full: chatIn.answered, empty: chatIn.none, long: chatIn.long }[data],
  supportUnread: { count: 0 },
  supportSay: { id: 5 },
  supportPicture: { address: samplePicture },
  supportRead: {},
  supportRate: {},
});
