import type { Family } from './crossIdeas.ts';
import type { Words } from './settings/Setting.ts';

const tables = ['felt', 'wine', 'sapphire', 'violet', 'royal'] as const;

const cities: readonly Words[] = [
  ['{0} Sài Gòn', 'Saigon {0}'],
  ['{0} Hà Nội', 'Hanoi {0}'],
  ['{0} Đà Nẵng', 'Da Nang {0}'],
  ['{0} Hội An', 'Hoi An {0}'],
  ['{0} Phú Quốc', 'Phu Quoc {0}'],
  ['{0} Hạ Long', 'Ha Long {0}'],
  ['{0} Đà Lạt', 'Da Lat {0}'],
  ['{0} Nha Trang', 'Nha Trang {0}'],
  ['{0} Cố Đô', 'Old Capital {0}'],
  ['{0} Vũng Tàu', 'Vung Tau {0}'],
];

const rooms: readonly Words[] = [
  ['{0} Hoàng Kim', 'Golden {0}'],
  ['{0} Thượng Hạng', 'Grand {0}'],
  ['{0} VIP', 'VIP {0}'],
  ['{0} Kim Cương', 'Diamond {0}'],
  ['{0} Siêu Tốc', 'Speed {0}'],
  ['{0} Phòng Ngọc', 'Jade Room {0}'],
  ['{0} Đèn Lồng', 'Lantern {0}'],
  ['{0} Phòng Riêng', 'Private {0}'],
  ['{0} Đêm Nhung', 'Velvet Night {0}'],
  ['{0} Hoàng Gia', 'Royal {0}'],
  ['{0} Cổ Điển', 'Classic {0}'],
  ['{0} Sân Thượng', 'Rooftop {0}'],
  ['{0} Bến Cảng', 'Harbour {0}'],
  ['{0} Hoa Sen', 'Lotus {0}'],
  ['{0} Phượng Hoàng', 'Phoenix {0}'],
  ['{0} Thịnh Vượng', 'Prosperity {0}'],
  ['{0} Bạch Kim', 'Platinum {0}'],
  ['{0} Đại Sảnh', 'Grand Hall {0}'],
];

const numbered: readonly Words[] = Array.from(
  { length: 8 },
  (_, at) => [`{0} Bàn ${at + 1}`, `{0} Table ${at + 1}`] as const,
);

export const live = {
  bases: [
    { name: ['Baccarat', 'Baccarat'], motifs: ['baccarat'] },
    { name: ['Roulette', 'Roulette'], motifs: ['roulette', 'wheel-top'] },
    { name: ['Tài Xỉu Bát Ngọc', 'Jade Bowl Tài Xỉu'], motifs: ['dice-plate'] },
    { name: ['Xóc Đĩa Bát Ngọc', 'Jade Bowl Xóc Đĩa'], motifs: ['coin-plate'] },
    {
      name: ['Baccarat Rồng', 'Dragon Baccarat'],
      motifs: ['dragon'],
      themes: ['wine', 'violet', 'imperial'],
    },
    { name: ['Baccarat Tài Lộc', 'Fortune Baccarat'], motifs: ['money-bag'] },
    { name: ['Baccarat Bàn Nhỏ', 'Small Table Baccarat'], motifs: ['natural', 'cards'] },
    { name: ['Baccarat Chip Đỏ', 'Red Chip Baccarat'], motifs: ['chip-red', 'chips'] },
    {
      name: ['Baccarat Cua Vàng', 'Golden Crab Baccarat'],
      motifs: ['crab'],
      themes: ['imperial', 'wine', 'spring'],
    },
    { name: ['Baccarat Cao Thủ', 'Masters Baccarat'], motifs: ['king', 'two-sides'] },
    { name: ['Baccarat Ba Miền', 'Three Regions Baccarat'], motifs: ['road', 'six-decks'] },
    {
      name: ['Roulette May Mắn', 'Lucky Roulette'],
      motifs: ['ferris-wheel'],
      themes: ['neon', 'violet', 'royal'],
    },
    { name: ['Baccarat Đồng Xu', 'Coin Baccarat'], motifs: ['coin', 'chip-towers'] },
    {
      name: ['Baccarat Trâu Vàng', 'Golden Buffalo Baccarat'],
      motifs: ['ox'],
      themes: ['wine', 'imperial', 'felt'],
    },
  ],
  namePatterns: [...cities, ...rooms, ...numbered],
  themes: tables,
} as const satisfies Family;

export const baccarat = {
  bases: [
    { name: ['Baccarat Nhanh', 'Fast Baccarat'], motifs: ['baccarat', 'road'] },
    { name: ['Baccarat Sáu Bộ Bài', 'Six Deck Baccarat'], motifs: ['six-decks', 'shoe'] },
    { name: ['Baccarat Không Hoa Hồng', 'No Commission Baccarat'], motifs: ['two-sides', 'chips'] },
    { name: ['Baccarat Nặn Bài', 'Squeeze Baccarat'], motifs: ['bent-card', 'face-down'] },
    { name: ['Baccarat Cặp Đôi', 'Lucky Pair Baccarat'], motifs: ['jacks', 'natural'] },
  ],
  namePatterns: [...cities, ...rooms],
  themes: tables,
} as const satisfies Family;

export const roulette = {
  bases: [
    { name: ['Roulette Châu Âu', 'European Roulette'], motifs: ['roulette', 'wheel-top', 'cloth'] },
    { name: ['Roulette Pháp', 'French Roulette'], motifs: ['cloth', 'wheel-violet'] },
    { name: ['Roulette Tự Động', 'Auto Roulette'], motifs: ['wheel-top', 'wheel-chips'] },
    {
      name: ['Roulette Tia Chớp', 'Flash Roulette'],
      motifs: ['lightning', 'pockets', 'wheel-violet'],
      themes: ['neon', 'violet', 'sapphire'],
    },
  ],
  namePatterns: [...cities, ...rooms],
  themes: tables,
} as const satisfies Family;

const bowlTables = ['wine', 'violet', 'royal', 'sapphire', 'imperial'] as const;

/** Dice or coins under a bowl: named after what is played, as the cover shows. */
export const bowlGames = {
  bases: [
    { name: ['Tài Xỉu', 'Tài Xỉu'], motifs: ['dice-plate'] },
    { name: ['Xóc Đĩa', 'Xóc Đĩa'], motifs: ['coin-plate'] },
    { name: ['Tài Xỉu Rồng Vàng', 'Golden Dragon Tài Xỉu'], motifs: ['dice-plate'] },
    { name: ['Xóc Đĩa Lễ Hội', 'Festival Xóc Đĩa'], motifs: ['coin-plate'] },
    { name: ['Tài Xỉu Ba Miền', 'Three Regions Tài Xỉu'], motifs: ['dice-plate'] },
    { name: ['Xóc Đĩa Bốn Đồng', 'Four Coin Xóc Đĩa'], motifs: ['coin-plate'] },
  ],
  namePatterns: [...cities, ...rooms],
  themes: bowlTables,
} as const satisfies Family;

/** Names of tables at which cards are played. */
const cardTables: readonly Words[] = [
  ...cities,
  ['{0} Tân Thủ', '{0} Beginners'],
  ['{0} Cao Thủ', '{0} Masters'],
  ['{0} Siêu Tốc', '{0} Speed'],
  ['{0} Giải Đấu', '{0} Cup'],
  ['{0} Buổi Sớm', '{0} Early Hours'],
  ['{0} Bàn Đôi', '{0} Pairs'],
  ['{0} Đêm Khuya', '{0} Late Night'],
  ['{0} Quán Cóc', '{0} Street Café'],
  ['{0} Đình Làng', '{0} Village Hall'],
];

export const highLows = {
  bases: [
    { name: ['Cao Thấp Miền Nam', 'Southern High Low'], motifs: ['cards', 'deck', 'suits'] },
    { name: ['Cao Thấp Miền Bắc', 'Northern High Low'], motifs: ['four-aces', 'red-black', 'hi-lo'] },
    { name: ['Cao Thấp Đếm Lá', 'Card Count High Low'], motifs: ['six-decks', 'deck', 'streak'] },
    { name: ['Cao Thấp Liên Hoàn', 'High Low Streak'], motifs: ['streak', 'royal'] },
    { name: ['Cao Thấp Át Chủ', 'Trump High Low'], motifs: ['ace', 'four-aces'] },
    { name: ['Cao Thấp Đại Gia', 'Tycoon High Low'], motifs: ['chip-towers', 'king', 'chip'] },
    { name: ['Cao Thấp Bốc Lửa', 'Blazing High Low'], motifs: ['fire', 'red-black'] },
    { name: ['Cao Thấp Đồng Tiền', 'Coin High Low'], motifs: ['coin', 'chips'] },
    { name: ['Cao Thấp Một Lá', 'One Card High Low'], motifs: ['ace', 'king', 'bent-card'] },
    { name: ['Cao Thấp Đỏ Đen', 'Red and Black High Low'], motifs: ['red-black', 'chip-red'] },
    { name: ['Cao Thấp Thăng Hoa', 'Rising High Low'], motifs: ['hi-lo', 'streak'] },
    {
      name: ['Cao Thấp Ngọc Bích', 'Jade High Low'],
      motifs: ['emerald'],
      themes: ['felt', 'jade', 'imperial'],
    },
    {
      name: ['Cao Thấp Cung Đình', 'Palace High Low'],
      motifs: ['pagoda', 'king'],
      themes: ['samurai', 'jade', 'imperial'],
    },
    {
      name: ['Cao Thấp Bí Ẩn', 'Hidden High Low'],
      motifs: ['face-down', 'bent-card'],
      themes: ['sapphire', 'jade', 'wine'],
    },
    { name: ['Cao Thấp Bốn Màu', 'Four Colour High Low'], motifs: ['suits', 'four-aces', 'red-black'] },
    {
      name: ['Cao Thấp Làng Quê', 'Village High Low'],
      motifs: ['teapot', 'deck'],
      themes: ['jade', 'spring', 'wine'],
    },
    { name: ['Cao Thấp Sáu Lá', 'Six Card High Low'], motifs: ['royal', 'shoe'] },
    {
      name: ['Cao Thấp Rùa Vàng', 'Golden Tortoise High Low'],
      motifs: ['turtle'],
      themes: ['jade', 'felt', 'ocean'],
    },
  ],
  namePatterns: cardTables,
  themes: tables,
} as const satisfies Family;

/** Video poker; the cover shows which paytable it has (`paytableOfMotif`). */
export const pokers = {
  bases: [
    { name: ['Poker Đôi J', 'Jacks or Better Poker'], motifs: ['poker-jacks'] },
    { name: ['Poker Thưởng', 'Bonus Poker'], motifs: ['poker-bonus'] },
    { name: ['Poker Thưởng Kép', 'Double Double Bonus Poker'], motifs: ['poker-aces'] },
    { name: ['Poker Đổi Bài', 'Five Card Draw Poker'], motifs: ['poker-jacks'] },
    { name: ['Poker Tứ Quý', 'Four of a Kind Poker'], motifs: ['poker-bonus'] },
    { name: ['Poker Bốn Át', 'Four Aces Poker'], motifs: ['poker-aces'] },
  ],
  namePatterns: cardTables,
  themes: [...tables, 'neon', 'imperial', 'jade'],
} as const satisfies Family;

/** Against three seats that are named as the house's. */
export const tienLens = {
  bases: [
    { name: ['Tiến Lên', 'Tiến Lên'], motifs: ['tien-len'] },
    { name: ['Tiến Lên Miền Nam', 'Southern Tiến Lên'], motifs: ['tien-len'] },
    { name: ['Tiến Lên Ba Đôi Thông', 'Three Pairs Tiến Lên'], motifs: ['tien-len-pairs'] },
    { name: ['Tiến Lên Chặt Hai', 'Cut the Two Tiến Lên'], motifs: ['tien-len-two'] },
    { name: ['Tiến Lên Đôi Thông', 'Pairs in a Row Tiến Lên'], motifs: ['tien-len-pairs'] },
    { name: ['Tiến Lên Heo Đỏ', 'Red Two Tiến Lên'], motifs: ['tien-len-two'] },
  ],
  namePatterns: cardTables,
  themes: [...tables, 'spring', 'imperial', 'jade'],
} as const satisfies Family;

/** Against three seats of the house, as Tiến Lên. */
export const phoms = {
  bases: [
    { name: ['Phỏm', 'Phỏm'], motifs: ['phom'] },
    { name: ['Phỏm Miền Bắc', 'Northern Phỏm'], motifs: ['phom'] },
    { name: ['Phỏm Tá Lả', 'Tá Lả Phỏm'], motifs: ['phom-run'] },
    { name: ['Phỏm Sảnh Cơ', 'Run of Hearts Phỏm'], motifs: ['phom-run'] },
    { name: ['Phỏm Ù Tròn', 'Full Hand Phỏm'], motifs: ['phom-full'] },
    { name: ['Phỏm Gửi Bài', 'Send a Card Phỏm'], motifs: ['phom-full'] },
  ],
  namePatterns: cardTables,
  themes: [...tables, 'spring', 'imperial', 'jade'],
} as const satisfies Family;
