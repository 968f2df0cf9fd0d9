import type { Family } from './crossIdeas.ts';

export const fishing = {
  bases: [
    { name: ['Cá Mập', 'Shark'], motifs: ['shark'] },
    { name: ['Bạch Tuộc', 'Octopus'], motifs: ['octopus'] },
    { name: ['Cua Hoàng Đế', 'King Crab'], motifs: ['crab'] },
    { name: ['Rùa Thần', 'Sacred Turtle'], motifs: ['turtle'] },
    { name: ['Cá Nóc', 'Pufferfish'], motifs: ['pufferfish'] },
    { name: ['Mực Khổng Lồ', 'Giant Squid'], motifs: ['squid'] },
    { name: ['Cá Voi', 'Whale'], motifs: ['whale'] },
    { name: ['Cá Heo', 'Dolphin'], motifs: ['dolphin'] },
    { name: ['Tôm Hùm', 'Lobster'], motifs: ['lobster'] },
    { name: ['Tiên Cá', 'Siren'], motifs: ['mermaid'] },
    {
      name: ['Long Vương', 'Dragon King'],
      motifs: ['serpent-dragon'],
      themes: ['ocean', 'imperial', 'jade'],
    },
    { name: ['Cá Sấu', 'Crocodile'], motifs: ['crocodile'], themes: ['jungle', 'jade', 'aztec'] },
    { name: ['Sứa Phát Sáng', 'Glowing Jellyfish'], motifs: ['jellyfish'] },
    { name: ['Cá Vàng', 'Goldfish'], motifs: ['tropical-fish'] },
    { name: ['Hải Cẩu', 'Sea Lion'], motifs: ['seal'] },
    { name: ['Tôm Tích', 'Mantis Shrimp'], motifs: ['shrimp'] },
  ],
  namePatterns: [
    ['Vua {0}', 'King {0}'],
    ['Săn {0}', '{0} Hunt'],
    ['{0} Mẻ Lớn', '{0} Big Catch'],
    ['Thợ Săn {0}', '{0} Hunter'],
    ['Đại Chiến {0}', '{0} Battle'],
    ['{0} Phát Tài', '{0} Fortune'],
    ['{0} Biển Sâu', 'Deep Sea {0}'],
    ['{0} Nổi Giận', '{0} Rage'],
    ['Bắn Cá {0}', '{0} Shooter'],
    ['Truy Tìm {0}', '{0} Quest'],
    ['{0} Vịnh Ngọc', 'Pearl Bay {0}'],
    ['{0} Long Cung', 'Sea Palace {0}'],
    ['{0} Hạ Long', 'Ha Long {0}'],
    ['{0} Bất Tử', 'Immortal {0}'],
    ['{0} Hoàng Kim', 'Golden {0}'],
    ['Kho Báu {0}', '{0} Treasure'],
    ['{0} Đại Dương', 'Ocean {0}'],
    ['Sào Huyệt {0}', '{0} Lair'],
  ],
  themes: ['ocean', 'jade', 'cosmos', 'pirate', 'inferno'],
} as const satisfies Family;

export const jackpots = {
  bases: [
    { name: ['Rồng Lửa', 'Fire Dragon'], motifs: ['dragon'], themes: ['inferno', 'imperial'] },
    { name: ['Kim Cương', 'Diamonds'], motifs: ['diamond'], themes: ['neon', 'ice', 'royal'] },
    {
      name: ['Thần Tài', 'Wealth God'],
      motifs: ['money-bag', 'coin'],
      themes: ['imperial', 'spring', 'royal'],
    },
    { name: ['Pharaoh', 'Pharaoh'], motifs: ['beetle', 'amphora'], themes: ['egypt'] },
    { name: ['Cướp Biển', 'Pirates'], motifs: ['skull', 'anchor'], themes: ['pirate'] },
    { name: ['Hổ Vàng', 'Gold Tiger'], motifs: ['tiger'], themes: ['jungle', 'imperial'] },
    { name: ['Bảy Đỏ', 'Red Sevens'], motifs: ['sevens'], themes: ['fruit', 'inferno', 'neon'] },
    {
      name: ['Trái Cây Vàng', 'Golden Fruit'],
      motifs: ['cherry', 'grape', 'lemon'],
      themes: ['fruit', 'candy'],
    },
    { name: ['Ngân Hà', 'Galaxy'], motifs: ['planet', 'star'], themes: ['cosmos'] },
    { name: ['Heo Đất', 'Piggy Bank'], motifs: ['pig'], themes: ['spring', 'candy', 'royal'] },
    { name: ['Đại Dương', 'Ocean'], motifs: ['whale', 'shell'], themes: ['ocean'] },
    { name: ['Ngọc Bích', 'Jadestone'], motifs: ['emerald', 'lotus'], themes: ['jade'] },
    { name: ['Vương Miện', 'Crowns'], motifs: ['crown'], themes: ['royal', 'olympus'] },
    { name: ['Đào Vàng', 'Gold Diggers'], motifs: ['cactus', 'cowboy'], themes: ['west'] },
    { name: ['Cỏ May Mắn', 'Lucky Clover'], motifs: ['clover'], themes: ['jungle', 'jade'] },
    { name: ['Đền Maya', 'Maya Temple'], motifs: ['moai', 'sun'], themes: ['aztec'] },
  ],
  namePatterns: [
    ['Hũ {0}', '{0} Pot'],
    ['Nổ Hũ {0}', '{0} Burst Pot'],
    ['Siêu Hũ {0}', '{0} Super Pot'],
    ['Hũ Lớn {0}', '{0} Grand Pot'],
    ['Ba Hũ {0}', '{0} Triple Pot'],
    ['Hũ {0} Mỗi Giờ', 'Hourly {0} Pot'],
    ['Hũ {0} Hằng Ngày', 'Daily {0} Pot'],
    ['Hũ {0} Huyền Thoại', 'Legendary {0} Pot'],
    ['Đua Hũ {0}', '{0} Pot Race'],
    ['Mở Hũ {0}', 'Open the {0} Pot'],
  ],
  themes: ['royal'],
} as const satisfies Family;

/** Until arcade games can be played, slots stand on their shelf; so they do for sports, fights and races. */
export const arcade = {
  bases: [
    { name: ['Tên Lửa Sao', 'Star Rocket'], motifs: ['rocket', 'comet', 'ufo'], themes: ['cosmos', 'neon'] },
    { name: ['Thợ Mỏ Vui Vẻ', 'Merry Miner'], motifs: ['pickaxe', 'bomb'], themes: ['inferno', 'neon'] },
    { name: ['Bi Màu', 'Coloured Marbles'], motifs: ['marbles', 'ball-trio'], themes: ['violet', 'candy'] },
    { name: ['Trứng Vàng', 'Golden Egg'], motifs: ['golden-egg', 'duck'], themes: ['spring', 'royal'] },
    {
      name: ['Vua Sân Cỏ', 'King of the Pitch'],
      motifs: ['football', 'trophy', 'medal'],
      themes: ['stadium', 'sapphire'],
    },
    { name: ['Hồng Tâm', 'Bullseye'], motifs: ['target', 'bow'], themes: ['wine', 'felt'] },
    { name: ['Xế Nhanh', 'Fast Wheels'], motifs: ['race-car'], themes: ['neon', 'inferno'] },
    {
      name: ['Sáu Mặt May Mắn', 'Six Lucky Sides'],
      motifs: ['dice', 'dice-gold'],
      themes: ['violet', 'imperial'],
    },
  ],
  namePatterns: [
    ['{0} Siêu Tốc', 'Speed {0}'],
    ['{0} Vô Tận', 'Endless {0}'],
    ['{0} Đêm Neon', 'Neon Night {0}'],
    ['{0} Lễ Hội', 'Festival {0}'],
    ['{0} Hoàng Kim', 'Gold {0}'],
    ['{0} Đối Kháng', 'Versus {0}'],
    ['{0} Mùa Hè', 'Summer {0}'],
  ],
  themes: ['neon'],
} as const satisfies Family;

export const sports = {
  bases: [
    { name: ['Quay Bóng Đá', 'Football Spin'], motifs: ['football', 'trophy'] },
    { name: ['Quay Bóng Rổ', 'Basketball Spin'], motifs: ['basketball'] },
    { name: ['Quay Quần Vợt', 'Tennis Spin'], motifs: ['tennis'] },
    { name: ['Quay Bóng Chuyền', 'Volleyball Spin'], motifs: ['volleyball'] },
    { name: ['Quay Cầu Lông', 'Badminton Spin'], motifs: ['shuttlecock'] },
    { name: ['Quay Quyền Anh', 'Boxing Spin'], motifs: ['boxing'] },
  ],
  namePatterns: [
    ['{0} Vàng', 'Golden {0}'],
    ['{0} Đêm', 'Night {0}'],
    ['{0} Châu Á', 'Asian {0}'],
    ['{0} Thế Giới', 'World {0}'],
  ],
  themes: ['stadium', 'sapphire', 'neon', 'inferno'],
} as const satisfies Family;

export const esports = {
  bases: [
    { name: ['Quay Đấu Trường', 'Arena Spin'], motifs: ['swords', 'shield'] },
    { name: ['Quay Chiến Thuật', 'Tactics Spin'], motifs: ['target'] },
    { name: ['Quay Sinh Tồn', 'Survival Spin'], motifs: ['compass', 'bomb'] },
    { name: ['Quay Tay Cầm', 'Gamepad Spin'], motifs: ['gamepad', 'football'] },
    { name: ['Quay Xe Điện Tử', 'Racer Spin'], motifs: ['race-car'] },
    { name: ['Quay Đối Kháng', 'Fighter Spin'], motifs: ['joystick', 'boxing'] },
  ],
  namePatterns: [
    ['{0} Mùa Xuân', 'Spring {0}'],
    ['{0} Quốc Tế', 'International {0}'],
    ['{0} Chung Kết', 'Final {0}'],
  ],
  themes: ['neon', 'cosmos', 'violet', 'inferno'],
} as const satisfies Family;

export const cockfights = {
  bases: [
    { name: ['Quay Gà Chọi', 'Rooster Spin'], motifs: ['rooster'] },
    { name: ['Quay Sân Gà', 'Rooster Yard Spin'], motifs: ['rooster'] },
  ],
  namePatterns: [
    ['{0} Miền Tây', 'Mekong {0}'],
    ['{0} Campuchia', 'Cambodian {0}'],
    ['{0} Philippines', 'Philippine {0}'],
    ['{0} Cựa Sắt', 'Steel Spur {0}'],
    ['{0} Cựa Dao', 'Blade Spur {0}'],
  ],
  themes: ['west', 'imperial', 'inferno', 'jungle'],
} as const satisfies Family;

export const horseRaces = {
  bases: [
    { name: ['Quay Tuấn Mã', 'Steed Spin'], motifs: ['horse'] },
    { name: ['Quay Vó Vàng', 'Golden Hoof Spin'], motifs: ['horse'] },
    { name: ['Quay Ngựa Phi', 'Gallop Spin'], motifs: ['horse'] },
  ],
  namePatterns: [
    ['{0} Phú Thọ', 'Phu Tho {0}'],
    ['{0} Đại Nam', 'Southern {0}'],
    ['{0} Hồng Kông', 'Hong Kong {0}'],
    ['{0} Úc Châu', 'Australian {0}'],
    ['{0} Nước Anh', 'British {0}'],
    ['{0} Nhật Bản', 'Japanese {0}'],
    ['{0} Bắc Hà', 'Bac Ha {0}'],
    ['{0} Thảo Nguyên', 'Prairie {0}'],
    ['{0} Cúp Vàng', 'Gold Cup {0}'],
  ],
  themes: ['stadium', 'west', 'felt', 'royal'],
} as const satisfies Family;
