import type { Family } from './crossIdeas.ts';

export const scratchCards = {
  bases: [
    { name: ['Vé Cào Kim Cương', 'Diamond Scratch'], motifs: ['diamond'], themes: ['neon', 'ice', 'royal'] },
    { name: ['Vé Cào Trái Cây', 'Fruit Scratch'], motifs: ['cherry', 'lemon'], themes: ['fruit', 'candy'] },
    { name: ['Vé Cào Lì Xì', 'Envelope Scratch'], motifs: ['red-envelope'], themes: ['spring', 'imperial'] },
    { name: ['Vé Cào Cỏ Bốn Lá', 'Clover Scratch'], motifs: ['clover'], themes: ['jungle', 'jade'] },
    { name: ['Vé Cào Rồng Vàng', 'Dragon Scratch'], motifs: ['dragon'], themes: ['imperial', 'inferno'] },
    { name: ['Vé Cào Kho Báu', 'Treasure Scratch'], motifs: ['map', 'key'], themes: ['pirate', 'aztec'] },
    { name: ['Vé Cào Mèo Vàng', 'Golden Cat Scratch'], motifs: ['cat'], themes: ['samurai', 'candy'] },
    { name: ['Vé Cào Ngôi Sao', 'Star Scratch'], motifs: ['star'], themes: ['cosmos', 'royal'] },
    { name: ['Vé Cào Bóng Đá', 'Football Scratch'], motifs: ['football'], themes: ['stadium', 'sapphire'] },
    { name: ['Vé Cào Đại Dương', 'Ocean Scratch'], motifs: ['whale', 'shell'], themes: ['ocean'] },
  ],
  forms: [
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
    { name: ['Video Poker Đôi J', 'Jacks Video Poker'], motifs: ['cards'] },
    {
      name: ['Video Poker Joker', 'Joker Video Poker'],
      motifs: ['joker', 'clown'],
      themes: ['neon', 'violet'],
    },
    { name: ['Video Poker Đôi Hai', 'Deuces Video Poker'], motifs: ['baccarat', 'cards'] },
    { name: ['Video Poker Át Chủ', 'Aces Video Poker'], motifs: ['cards', 'chip'] },
    { name: ['Video Poker Mười Tay', 'Ten Hand Video Poker'], motifs: ['chip-red', 'cards'] },
    { name: ['Video Poker Tứ Quý', 'Quads Video Poker'], motifs: ['baccarat'] },
  ],
  forms: [
    ['{0} Cổ Điển', 'Classic {0}'],
    ['{0} Thưởng Kép', 'Double Bonus {0}'],
    ['{0} Siêu Tốc', 'Speed {0}'],
    ['{0} Hoàng Gia', 'Royal {0}'],
    ['{0} Hũ Lớn', 'Grand Pot {0}'],
    ['{0} Neon', 'Neon {0}'],
    ['{0} Sài Gòn', 'Saigon {0}'],
    ['{0} Đêm Nhung', 'Velvet {0}'],
    ['{0} Nhiều Tay', 'Multi Hand {0}'],
  ],
  themes: ['felt', 'wine', 'sapphire', 'violet'],
} as const satisfies Family;

export const tableGames = {
  bases: [
    { name: ['Blackjack Một Người', 'Solo Blackjack'], motifs: ['cards'] },
    { name: ['Blackjack Nhiều Tay', 'Multi Hand Blackjack'], motifs: ['cards', 'chip'] },
    { name: ['Baccarat Máy', 'Machine Baccarat'], motifs: ['baccarat'] },
    { name: ['Roulette Máy', 'Machine Roulette'], motifs: ['roulette'] },
    { name: ['Tài Xỉu Máy', 'Machine Sic Bo'], motifs: ['dice'] },
    { name: ['Craps', 'Craps'], motifs: ['dice', 'chip-red'] },
    { name: ['Poker Caribe', 'Island Stud'], motifs: ['chip', 'cards'], themes: ['pirate', 'felt'] },
    { name: ['Bài Pai Gow', 'Pai Gow'], motifs: ['tiles'], themes: ['jade', 'imperial'] },
    { name: ['Poker Ba Lá', 'Three Card Stud'], motifs: ['cards', 'chip-red'] },
    {
      name: ['Rồng Hổ Máy', 'Machine Dragon Tiger'],
      motifs: ['dragon', 'tiger'],
      themes: ['wine', 'violet'],
    },
  ],
  forms: [
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

export const bingos = {
  bases: [
    { name: ['Bingo Đại Dương', 'Ocean Bingo'], motifs: ['whale', 'tropical-fish'], themes: ['ocean'] },
    { name: ['Bingo Xứ Kẹo', 'Sweetland Bingo'], motifs: ['candy', 'lollipop'], themes: ['candy'] },
    {
      name: ['Bingo Cầu Vồng', 'Rainbow Bingo'],
      motifs: ['unicorn', 'lottery-balls'],
      themes: ['candy', 'cosmos'],
    },
    { name: ['Bingo Sân Cỏ', 'Stadium Bingo'], motifs: ['football'], themes: ['stadium'] },
    { name: ['Bingo Ngân Hà', 'Galaxy Bingo'], motifs: ['planet', 'ufo'], themes: ['cosmos'] },
    {
      name: ['Bingo Chợ Hoa', 'Flower Market Bingo'],
      motifs: ['hibiscus', 'sunflower'],
      themes: ['spring', 'fruit'],
    },
    {
      name: ['Bingo Hoàng Gia', 'Royal Bingo'],
      motifs: ['crown', 'lottery-balls'],
      themes: ['royal', 'violet'],
    },
  ],
  forms: [
    ['{0} 75 Bóng', '75 Ball {0}'],
    ['{0} 90 Bóng', '90 Ball {0}'],
    ['{0} Siêu Tốc', 'Speed {0}'],
    ['{0} Phòng Vui', 'Party {0}'],
    ['{0} Cuối Tuần', 'Weekend {0}'],
    ['{0} Hũ Lớn', 'Grand Pot {0}'],
    ['{0} Đêm', 'Night {0}'],
  ],
  themes: ['neon'],
} as const satisfies Family;
