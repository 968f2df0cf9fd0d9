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
    { name: ['Baccarat', 'Baccarat'], motifs: ['baccarat', 'cards'] },
    { name: ['Roulette', 'Roulette'], motifs: ['roulette'] },
    {
      name: ['Rồng Hổ', 'Dragon Tiger'],
      motifs: ['dragon', 'tiger'],
      themes: ['wine', 'violet', 'imperial'],
    },
    { name: ['Tài Xỉu', 'Sic Bo'], motifs: ['dice'] },
    { name: ['Blackjack', 'Blackjack'], motifs: ['cards'] },
    { name: ['Xóc Đĩa', 'Xoc Dia'], motifs: ['chip-red', 'chip'] },
    { name: ['Bầu Cua', 'Gourd Crab'], motifs: ['crab'], themes: ['imperial', 'wine', 'spring'] },
    { name: ['Poker Texas', 'Texas Poker'], motifs: ['cards', 'chip'] },
    { name: ['Bài Cào Ba Lá', 'Three Card'], motifs: ['cards'] },
    {
      name: ['Vòng Quay May Mắn', 'Lucky Wheel'],
      motifs: ['ferris-wheel', 'star'],
      themes: ['neon', 'violet', 'royal'],
    },
    { name: ['Fan Tan', 'Fan Tan'], motifs: ['coin', 'chip'] },
    { name: ['Ngầu Hầm', 'Bull Bull'], motifs: ['ox'], themes: ['wine', 'imperial', 'felt'] },
  ],
  forms: [...cities, ...rooms, ...numbered],
  themes: tables,
} as const satisfies Family;

export const baccarat = {
  bases: [
    { name: ['Baccarat Nhanh', 'Fast Baccarat'], motifs: ['baccarat'] },
    { name: ['Baccarat Sáu Bộ Bài', 'Six Deck Baccarat'], motifs: ['cards'] },
    { name: ['Baccarat Không Hoa Hồng', 'No Commission Baccarat'], motifs: ['chip', 'baccarat'] },
    { name: ['Baccarat Nặn Bài', 'Squeeze Baccarat'], motifs: ['cards', 'baccarat'] },
    { name: ['Baccarat Cặp Đôi', 'Lucky Pair Baccarat'], motifs: ['baccarat', 'chip-red'] },
  ],
  forms: [...cities, ...rooms],
  themes: tables,
} as const satisfies Family;

export const roulette = {
  bases: [
    { name: ['Roulette Châu Âu', 'European Roulette'], motifs: ['roulette'] },
    { name: ['Roulette Pháp', 'French Roulette'], motifs: ['roulette', 'chip'] },
    { name: ['Roulette Tự Động', 'Auto Roulette'], motifs: ['roulette', 'chip-red'] },
    {
      name: ['Roulette Tia Chớp', 'Flash Roulette'],
      motifs: ['roulette', 'lightning'],
      themes: ['neon', 'violet', 'sapphire'],
    },
  ],
  forms: [...cities, ...rooms],
  themes: tables,
} as const satisfies Family;

export const cardGames = {
  bases: [
    { name: ['Tiến Lên Miền Nam', 'Southern Tien Len'], motifs: ['cards'] },
    { name: ['Tiến Lên Miền Bắc', 'Northern Tien Len'], motifs: ['cards'] },
    { name: ['Tiến Lên Đếm Lá', 'Tien Len Count'], motifs: ['cards', 'chip'] },
    { name: ['Mậu Binh', 'Mau Binh'], motifs: ['baccarat', 'cards'] },
    { name: ['Phỏm Tá Lả', 'Phom'], motifs: ['cards', 'chip-red'] },
    { name: ['Poker Đại Gia', 'Tycoon Poker'], motifs: ['chip', 'cards'] },
    { name: ['Sâm Lốc', 'Sam Loc'], motifs: ['cards', 'fire'] },
    { name: ['Liêng', 'Lieng'], motifs: ['cards', 'coin'] },
    { name: ['Ba Cây', 'Three Trees'], motifs: ['cards'] },
    { name: ['Xì Dách', 'Xi Dach'], motifs: ['baccarat'] },
    { name: ['Xì Tố', 'Five Card Stud'], motifs: ['chip', 'baccarat'] },
    { name: ['Mạt Chược', 'Four Player Mahjong'], motifs: ['tiles'], themes: ['felt', 'jade', 'imperial'] },
    {
      name: ['Cờ Tướng', 'Chinese Chess'],
      motifs: ['chess', 'pagoda'],
      themes: ['samurai', 'jade', 'imperial'],
    },
    { name: ['Cờ Úp', 'Hidden Chess'], motifs: ['chess'], themes: ['sapphire', 'jade', 'wine'] },
    { name: ['Tứ Sắc', 'Four Colours'], motifs: ['cards'] },
    { name: ['Chắn Làng', 'Village Chan'], motifs: ['cards', 'teapot'], themes: ['jade', 'spring', 'wine'] },
    { name: ['Catte Sáu Lá', 'Six Card Catte'], motifs: ['cards', 'chip'] },
    { name: ['Bài Cào Rùa', 'Tortoise Cards'], motifs: ['turtle'], themes: ['jade', 'felt', 'ocean'] },
  ],
  forms: [
    ...cities,
    ['{0} Tân Thủ', '{0} Beginners'],
    ['{0} Cao Thủ', '{0} Masters'],
    ['{0} Siêu Tốc', '{0} Speed'],
    ['{0} Giải Đấu', '{0} Cup'],
    ['{0} Hai Người', '{0} Duel'],
    ['{0} Bàn Đôi', '{0} Pairs'],
    ['{0} Đêm Khuya', '{0} Late Night'],
    ['{0} Quán Cóc', '{0} Street Café'],
    ['{0} Đình Làng', '{0} Village Hall'],
  ],
  themes: tables,
} as const satisfies Family;
