import { roomLimits, type RoomState, type TableResult } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import { storyTime } from '../samples';

type Room = Value<'roomList'>['list'][number];
type Model = Value<'liveModels'>['list'][number];
type Word = Value<'liveChat'>['list'][number];

const at = (left: number) => new Date(storyTime() + left).toISOString();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;

const road: readonly TableResult[] = [...'PBBPBBPTBPPBBBPBPBTBPPBB'].map((letter) =>
  letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie',
);

const dice: readonly TableResult[] = [...'BSSBSBBSSBSBBTBSBBSSBSBB'].map((letter) =>
  letter === 'B' ? 'big' : letter === 'S' ? 'small' : 'triple',
);
const coins: readonly TableResult[] = [...'EOOEOEEOOEOEEOOEOEEEOOEO'].map((letter) =>
  letter === 'E' ? 'even' : 'odd',
);
const roadOf = (name: string): readonly TableResult[] => {
  if (name.startsWith('Tài Xỉu')) return dice;
  return name.startsWith('Xóc Đĩa') ? coins : road;
};

/** Name, state, players, seats, smallest bet, seconds left to bet, dealer. */
const rows: readonly (readonly [string, RoomState, number, number, number, number, string | null])[] = [
  ['Baccarat Hoàng Kim', 'betting', 128, 200, 50_000, 18, 'linh'],
  ['Tài Xỉu Phố Hội', 'open', 41, 50, 2_000, -4, 'ngoc'],
  ['Xóc Đĩa Đêm Trăng', 'betting', 6, 12, 5_000, 7, 'huong'],
  ['Baccarat VIP', 'full', 7, 7, 100_000, 12, 'khanh'],
  ['Baccarat Đèn Lồng', 'betting', 3, 50, 200, 4, null],
  ['Baccarat Ngọc Lục', 'closed', 0, 12, 10_000, 0, null],
];

export const rooms: readonly Room[] = rows.map(
  ([gameName, state, players, seats, least, left, modelId], place) => ({
    roomId: `LIVE000${place + 1}`,
    game: {
      nodeId: 500 + place,
      gameCode: `LIVE000${place + 1}`,
      gameName,
      showIcon: '/covers/LIVE0001',
      vassalage: 'LUMEN',
      vendorName: 'Lumen',
      gameType: 'LIVE',
      isGame: 'GAME',
      supportPlay: '1',
      tag: 'none',
      maintenanceEnd: state === 'closed' ? at(5_400_000) : null,
    },
    state,
    bettingUntil: state === 'closed' ? null : at(left * 1_000),
    players,
    seats,
    minBet: vnd(least),
    maxBet: vnd(least * 1_000),
    modelId,
    results:
      state === 'closed' ? [] : [...roadOf(gameName).slice(place), ...roadOf(gameName).slice(0, place)],
  }),
);

const longRooms: readonly Room[] = rooms.map((room) => ({
  ...room,
  game: { ...room.game, gameName: `${room.game.gameName}, phòng đặc biệt mừng xuân Thừa Thiên Huế` },
  players: 123_456,
  seats: 200_000,
  maxBet: vnd(999_999_999_999),
}));

const modelOf = (modelId: string, name: string, languages: Model['languages'], roomIds: string[]): Model => ({
  ...{ modelId, name, languages, roomIds },
  pictureUrl: `/art/dealers/${modelId}.svg`,
  until: at(7_200_000),
});

export const models: readonly Model[] = [
  modelOf('linh', 'Khánh Linh', ['VI', 'EN'], ['LIVE0001']),
  modelOf('ngoc', 'Bảo Ngọc', ['VI'], ['LIVE0002']),
  modelOf('huong', 'Thu Hương', ['VI', 'EN', 'CN'], ['LIVE0003']),
  modelOf('khanh', 'Minh Khánh', ['VI', 'MS'], ['LIVE0004']),
];

export const words: readonly Word[] = [
  {
    id: 'w1',
    no: 1,
    from: 'huyn***88',
    isOwn: false,
    text: 'Chào cả bàn, chúc mọi người vui vẻ',
    saidAt: at(-320_000),
  },
  { id: 'w2', no: 2, from: 'minh***92', isOwn: true, text: 'Chào bạn!', saidAt: at(-180_000) },
  {
    id: 'w3',
    no: 3,
    from: 'tram***5',
    isOwn: false,
    text: 'Ván trước suýt nữa thì hòa',
    saidAt: at(-60_000),
  },
];

export const longWords: readonly Word[] = Array.from({ length: roomLimits.chatShown }, (_, place) => ({
  id: `l${place}`,
  no: roomLimits.chatShown - place,
  from: 'quyn***nhu',
  isOwn: place % 4 === 0,
  text: 'Nguyễn Ngữ Huệ Mẫn chúc cả bàn một buổi tối thật nhiều niềm vui và nhớ dừng lại đúng lúc '
    .repeat(2)
    .trim()
    .slice(0, roomLimits.chatText),
  saidAt: at(-place * 30_000),
})).reverse();

/** Answers for the live casino. */
export const roomContent = (data: 'full' | 'empty' | 'long') => ({
  roomList: { list: [...{ full: rooms, empty: [], long: longRooms }[data]] },
  liveModels: { list: data === 'empty' ? [] : [...models] },
});

/** Additional answers for a member. */
export const chatOfMember = (data: 'full' | 'empty' | 'long') => ({
  liveReport: {},
  liveChat: { list: [...{ full: words, empty: [], long: longWords }[data]] },
});
