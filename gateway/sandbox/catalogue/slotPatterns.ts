import type { SubjectKind } from './subjects/Subject.ts';
import type { Words } from './settings/Setting.ts';

type KindWords = {
  /** What it is like, whatever the scenery. */
  attributes: readonly Words[];
  /** Stands before it in Vietnamese, after it in English: 'Kho Báu Rồng', 'Dragon Treasure'. */
  tales: readonly Words[];
  /** What it does; follows it in both. */
  deeds: readonly Words[];
};

/** The words that go with a kind of subject. */
export const slotPatterns = {
  beast: {
    attributes: [
      ['Vàng', 'Gold'],
      ['Thần Tài', 'Wealth God'],
      ['Bất Bại', 'Undefeated'],
      ['Dũng Mãnh', 'Brave'],
      ['Khổng Lồ', 'Giant'],
      ['Huyền Thoại', 'Legendary'],
      ['Chúa Tể', 'Overlord'],
    ],
    tales: [
      ['Kho Báu', 'Treasure'],
      ['Huyền Thoại', 'Legend'],
      ['Vương Quốc', 'Kingdom'],
      ['Lãnh Địa', 'Realm'],
      ['Bí Mật', 'Secret'],
      ['Truyền Thuyết', 'Saga'],
      ['Vua', 'King'],
      ['Gia Tộc', 'Clan'],
      ['Hang', 'Den'],
      ['Chuyện', 'Tale'],
      ['Bảo Vật', 'Relic'],
    ],
    deeds: [
      ['Phát Tài', 'Fortune'],
      ['Phát Lộc', 'Blessing'],
      ['Đại Chiến', 'Battle'],
      ['Phiêu Lưu Ký', 'Adventures'],
      ['Nổi Giận', 'Rage'],
      ['Giữ Kho Vàng', 'Guards the Gold'],
      ['Thức Giấc', 'Awakens'],
      ['Tìm Ngọc', 'Pearl Hunt'],
      ['Gõ Cửa', 'at the Door'],
      ['Siêu Quậy', 'Mischief'],
      ['Đi Tìm Kho Báu', 'Treasure Hunt'],
      ['Nhân Đôi', 'Double Up'],
    ],
  },
  hero: {
    attributes: [
      ['Bất Tử', 'Deathless'],
      ['Siêu Đẳng', 'Supreme'],
      ['Huyền Thoại', 'Legendary'],
      ['Tí Hon', 'Tiny'],
      ['Lãng Du', 'Wayfaring'],
      ['Tài Ba', 'Gifted'],
    ],
    tales: [
      ['Huyền Thoại', 'Legend'],
      ['Nhiệm Vụ Của', 'Mission'],
      ['Hành Trình', 'Journey'],
      ['Bí Mật', 'Secret'],
      ['Kho Báu', 'Treasure'],
      ['Giấc Mơ', 'Dream'],
      ['Lời Hứa Của', 'Promise'],
      ['Ngày Hội', 'Fair'],
      ['Chuyện', 'Tale'],
    ],
    deeds: [
      ['Phiêu Lưu Ký', 'Adventures'],
      ['Trở Lại', 'Returns'],
      ['Vượt Thời Gian', 'Through Time'],
      ['Săn Kho Báu', 'Treasure Hunter'],
      ['Đại Náo', 'Uproar'],
      ['Phát Tài', 'Fortune'],
      ['Nhập Cuộc', 'in Play'],
      ['Và Kho Vàng', 'and the Gold'],
    ],
  },
  relic: {
    attributes: [
      ['Thần Kỳ', 'Wondrous'],
      ['Huyền Thoại', 'Legendary'],
      ['Thất Lạc', 'Lost'],
      ['Vĩnh Cửu', 'Eternal'],
      ['Lấp Lánh', 'Sparkling'],
      ['Ngàn Năm', 'Thousand Year'],
    ],
    tales: [
      ['Bí Mật', 'Secret'],
      ['Truyền Thuyết', 'Legend'],
      ['Săn', 'Hunt'],
      ['Sức Mạnh', 'Power'],
      ['Phép Màu', 'Magic'],
      ['Thế Giới', 'World'],
      ['Đi Tìm', 'Quest'],
      ['Lễ Hội', 'Festival'],
      ['Cơn Mưa', 'Rain'],
    ],
    deeds: [
      ['Phát Tài', 'Fortune'],
      ['Nhân Đôi', 'Double Up'],
      ['Bùng Nổ', 'Blast'],
      ['May Mắn', 'Luck'],
      ['Diệu Kỳ', 'Marvel'],
      ['Liên Hoàn', 'Cascade'],
      ['Đổi Vận', 'Fortune Turn'],
    ],
  },
  fruit: {
    attributes: [
      ['Mọng Nước', 'Juicy'],
      ['Ngọt Lịm', 'Honeyed'],
      ['Chín Mọng', 'Ripe'],
      ['Siêu Ngọt', 'Super Sweet'],
      ['Bùng Nổ', 'Exploding'],
      ['Mát Lạnh', 'Chilled'],
    ],
    tales: [
      ['Vườn', 'Garden'],
      ['Lễ Hội', 'Festival'],
      ['Mùa', 'Season'],
      ['Vòng Xoay', 'Spin'],
      ['Bữa Tiệc', 'Party'],
      ['Phiên Chợ', 'Market'],
      ['Cơn Mưa', 'Rain'],
      ['Sinh Tố', 'Smoothie'],
    ],
    deeds: [
      ['777', '777'],
      ['Nổ Hũ', 'Jackpot'],
      ['Xoay Vòng', 'Spinner'],
      ['Phát Lộc', 'Blessing'],
      ['Liên Hoàn', 'Cascade'],
      ['Đại Hội', 'Gala'],
    ],
  },
  sweet: {
    attributes: [
      ['Ngọt Lịm', 'Honeyed'],
      ['Bùng Nổ', 'Exploding'],
      ['Giòn Tan', 'Crunchy'],
      ['Tan Chảy', 'Melting'],
      ['Bảy Màu', 'Seven Colour'],
      ['Khổng Lồ', 'Giant'],
    ],
    tales: [
      ['Xứ Sở', 'Land'],
      ['Tiệm', 'Shop'],
      ['Lễ Hội', 'Festival'],
      ['Thế Giới', 'World'],
      ['Cơn Mưa', 'Rain'],
      ['Bữa Tiệc', 'Party'],
      ['Nhà Máy', 'Factory'],
      ['Giấc Mơ', 'Dream'],
    ],
    deeds: [
      ['Bùng Nổ', 'Blast'],
      ['Nhân Đôi', 'Double Up'],
      ['Phiêu Lưu Ký', 'Adventures'],
      ['Liên Hoàn', 'Cascade'],
      ['Đại Tiệc', 'Feast'],
    ],
  },
  flower: {
    attributes: [
      ['Nở Rộ', 'Blooming'],
      ['Thần Tiên', 'Enchanted'],
      ['Kiêu Sa', 'Proud'],
      ['Dịu Dàng', 'Gentle'],
      ['Rực Nắng', 'Sunlit'],
    ],
    tales: [
      ['Vườn', 'Garden'],
      ['Mùa', 'Season'],
      ['Lễ Hội', 'Festival'],
      ['Khúc Hát', 'Song'],
      ['Thung Lũng', 'Valley'],
      ['Giấc Mơ', 'Dream'],
      ['Truyền Thuyết', 'Legend'],
    ],
    deeds: [
      ['Phát Lộc', 'Blessing'],
      ['Khoe Sắc', 'in Bloom'],
      ['Đón Gió', 'in the Wind'],
      ['May Mắn', 'Luck'],
      ['Diệu Kỳ', 'Marvel'],
    ],
  },
} as const satisfies Record<SubjectKind, KindWords>;

/** How subject, attribute, tale, deed and place make a title, and how often. */
export const grammar = [
  {
    share: 30,
    vi: '{subject} {attribute}',
    en: '{attribute} {subject}',
    CN: '{attribute}{subject}',
    TY: '{subject}{attribute}',
  },
  {
    share: 22,
    vi: '{tale} {subject} {attribute}',
    en: '{attribute} {subject} {tale}',
    CN: '{attribute}{subject}{tale}',
    TY: '{tale}{subject}{attribute}',
  },
  {
    share: 16,
    vi: '{subject} {place}',
    en: '{subject} of {place}',
    CN: '{place}{subject}',
    TY: '{subject}แห่ง{place}',
  },
  {
    share: 10,
    vi: '{tale} {subject}',
    en: '{subject} {tale}',
    CN: '{subject}{tale}',
    TY: '{tale}{subject}',
  },
  {
    share: 12,
    vi: '{subject} {deed}',
    en: '{subject} {deed}',
    CN: '{subject}{deed}',
    TY: '{subject}{deed}',
  },
  {
    share: 12,
    vi: '{subject} {attribute} {deed}',
    en: '{attribute} {subject} {deed}',
    CN: '{attribute}{subject}{deed}',
    TY: '{subject}{attribute}{deed}',
  },
  {
    share: 6,
    vi: '{tale} {subject} {place}',
    en: '{subject} {tale} of {place}',
    CN: '{place}{subject}{tale}',
    TY: '{tale}{subject}แห่ง{place}',
  },
  {
    share: 4,
    vi: '{subject} {attribute} Ở {place}',
    en: '{attribute} {subject} in {place}',
    CN: '{place}的{attribute}{subject}',
    TY: '{subject}{attribute}ใน{place}',
  },
] as const;
