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

const base: Chat = { state: 'answered', place: null, stars: null, opensAt: null, list: [...list] };

export const chatIn = {
  answered: base,
  none: { ...base, state: 'none', list: [] },
  waiting: { ...base, state: 'waiting', place: 3, list: list.slice(0, 1) },
  closed: { ...base, state: 'closed' },
  rated: { ...base, state: 'closed', stars: 5 },
  long: {
    ...base,
    list: Array.from({ length: 40 }, (_, place) =>
      message(place + 1, 'Một tin nhắn dài. '.repeat(12).trim()),
    ),
  },
} as const satisfies Record<string, Chat>;

/** The member's chat with support. */
export const supportOfMember = (data: 'full' | 'empty' | 'long') => ({
  supportChat: { full: chatIn.answered, empty: chatIn.none, long: chatIn.long }[data],
  supportSay: { id: 5 },
  supportPicture: { address: samplePicture },
  supportRead: {},
  supportRate: {},
});
