import type { Family } from './crossIdeas.ts';

/** This category shows slots until scratch cards exist. */
export const scratchCards = {
  bases: [
    { name: ['Quay Kim Cương', 'Diamond Spin'], motifs: ['diamond'], themes: ['neon', 'ice', 'royal'] },
    { name: ['Quay Trái Cây', 'Fruit Spin'], motifs: ['cherry', 'lemon'], themes: ['fruit', 'candy'] },
    { name: ['Quay Lì Xì', 'Envelope Spin'], motifs: ['red-envelope'], themes: ['spring', 'imperial'] },
    { name: ['Quay Cỏ Bốn Lá', 'Clover Spin'], motifs: ['clover'], themes: ['jungle', 'jade'] },
    { name: ['Quay Rồng Vàng', 'Dragon Spin'], motifs: ['dragon'], themes: ['imperial', 'inferno'] },
    { name: ['Quay Kho Báu', 'Treasure Spin'], motifs: ['map', 'key'], themes: ['pirate', 'aztec'] },
    { name: ['Quay Mèo Vàng', 'Golden Cat Spin'], motifs: ['cat'], themes: ['samurai', 'candy'] },
    { name: ['Quay Ngôi Sao', 'Star Spin'], motifs: ['star'], themes: ['cosmos', 'royal'] },
    { name: ['Quay Sân Cỏ', 'Stadium Spin'], motifs: ['football'], themes: ['stadium', 'sapphire'] },
    { name: ['Quay Đại Dương', 'Ocean Spin'], motifs: ['whale', 'shell'], themes: ['ocean'] },
  ],
  namePatterns: [
    ['{0} Tân Niên', 'New Year {0}'],
    ['{0} Siêu Tốc', 'Speed {0}'],
    ['{0} Hoàng Kim', 'Golden {0}'],
    ['{0} Nhân Ba', 'Triple {0}'],
    ['{0} May Mắn', 'Lucky {0}'],
    ['{0} Cuối Tuần', 'Weekend {0}'],
    ['{0} Hằng Ngày', 'Daily {0}'],
    ['{0} Mùa Hè', 'Summer {0}'],
    ['{0} Bạc Tỷ', 'Billion {0}'],
  ],
  themes: ['royal'],
} as const satisfies Family;

export const videoPokers = {
  bases: [
    { name: ['Poker Máy Đôi J', 'Jacks Video Poker'], motifs: ['poker-jacks'] },
    { name: ['Poker Máy Thưởng', 'Bonus Video Poker'], motifs: ['poker-bonus'] },
    { name: ['Poker Máy Bốn Át', 'Aces Video Poker'], motifs: ['poker-aces'] },
    { name: ['Poker Máy Năm Lá', 'Five Card Video Poker'], motifs: ['poker-jacks'] },
    { name: ['Poker Máy Tứ Quý', 'Quads Video Poker'], motifs: ['poker-bonus'] },
    { name: ['Poker Máy Thưởng Kép', 'Double Bonus Video Poker'], motifs: ['poker-aces'] },
  ],
  namePatterns: [
    ['{0} Cổ Điển', 'Classic {0}'],
    ['{0} Siêu Tốc', 'Speed {0}'],
    ['{0} Hoàng Gia', 'Royal {0}'],
    ['{0} Bạch Kim', 'Platinum {0}'],
    ['{0} Kim Cương', 'Diamond {0}'],
    ['{0} Neon', 'Neon {0}'],
    ['{0} Sài Gòn', 'Saigon {0}'],
    ['{0} Đêm Nhung', 'Velvet {0}'],
    ['{0} Phòng Ngọc', 'Jade Room {0}'],
    ['{0} VIP', 'VIP {0}'],
  ],
  themes: ['felt', 'wine', 'sapphire', 'violet'],
} as const satisfies Family;

export const tableGames = {
  bases: [
    { name: ['Cao Thấp Một Người', 'Solo High Low'], motifs: ['ace', 'king'] },
    { name: ['Cao Thấp Nhiều Tay', 'Multi Hand High Low'], motifs: ['deck', 'face-down'] },
    { name: ['Baccarat Máy', 'Machine Baccarat'], motifs: ['baccarat', 'road', 'two-sides'] },
    { name: ['Roulette Máy', 'Machine Roulette'], motifs: ['roulette', 'wheel-top', 'pockets'] },
    { name: ['Cao Thấp Máy', 'Machine High Low'], motifs: ['hi-lo', 'cards'] },
    { name: ['Cao Thấp Chip Đỏ', 'Red Chip High Low'], motifs: ['chip-red', 'chips'] },
    {
      name: ['Cao Thấp Hải Đảo', 'Island High Low'],
      motifs: ['chip', 'red-black'],
      themes: ['pirate', 'felt'],
    },
    { name: ['Cao Thấp Phương Đông', 'Eastern High Low'], motifs: ['pagoda'], themes: ['jade', 'imperial'] },
    { name: ['Cao Thấp Ba Tay', 'Three Hand High Low'], motifs: ['suits', 'chip-towers'] },
    {
      name: ['Cao Thấp Rồng Lửa', 'Fire Dragon High Low'],
      motifs: ['dragon'],
      themes: ['wine', 'violet'],
    },
  ],
  namePatterns: [
    ['{0} Cổ Điển', 'Classic {0}'],
    ['{0} Siêu Tốc', 'Speed {0}'],
    ['{0} Hoàng Gia', 'Royal {0}'],
    ['{0} Neon', 'Neon {0}'],
    ['{0} Châu Âu', 'European {0}'],
    ['{0} VIP', 'VIP {0}'],
    ['{0} Bạch Kim', 'Platinum {0}'],
    ['{0} Kim Cương', 'Diamond {0}'],
    ['{0} Phòng Ngọc', 'Jade Room {0}'],
    ['{0} Cược Nhỏ', 'Low Stake {0}'],
    ['{0} Cược Lớn', 'High Stake {0}'],
    ['{0} Ban Đêm', 'Night {0}'],
  ],
  themes: ['felt', 'wine', 'sapphire', 'violet'],
} as const satisfies Family;

/** This category shows slots until bingo exists. */
export const bingos = {
  bases: [
    { name: ['Bong Bóng Đại Dương', 'Ocean Bubbles'], motifs: ['whale', 'tropical-fish'], themes: ['ocean'] },
    { name: ['Bong Bóng Xứ Kẹo', 'Sweetland Bubbles'], motifs: ['candy', 'lollipop'], themes: ['candy'] },
    {
      name: ['Bong Bóng Cầu Vồng', 'Rainbow Bubbles'],
      motifs: ['unicorn', 'lottery-balls'],
      themes: ['candy', 'cosmos'],
    },
    { name: ['Bong Bóng Sân Cỏ', 'Stadium Bubbles'], motifs: ['football'], themes: ['stadium'] },
    { name: ['Bong Bóng Ngân Hà', 'Galaxy Bubbles'], motifs: ['planet', 'ufo'], themes: ['cosmos'] },
    {
      name: ['Bong Bóng Chợ Hoa', 'Flower Market Bubbles'],
      motifs: ['hibiscus', 'sunflower'],
      themes: ['spring', 'fruit'],
    },
    {
      name: ['Bong Bóng Hoàng Gia', 'Royal Bubbles'],
      motifs: ['crown', 'lottery-balls'],
      themes: ['royal', 'violet'],
    },
  ],
  namePatterns: [
    ['{0} Nhân Đôi', 'Double {0}'],
    ['{0} Nhân Ba', 'Triple {0}'],
    ['{0} Siêu Tốc', 'Speed {0}'],
    ['{0} Phòng Vui', 'Party {0}'],
    ['{0} Cuối Tuần', 'Weekend {0}'],
    ['{0} Hũ Lớn', 'Grand Pot {0}'],
    ['{0} Đêm', 'Night {0}'],
  ],
  themes: ['neon'],
} as const satisfies Family;
