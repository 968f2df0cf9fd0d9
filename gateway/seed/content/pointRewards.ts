import type { PointCategory, PointRewardKind } from '#contract/points';
import type { Texts } from '../../brands/languages/texts.ts';
import type { ratioKinds } from '../../offers/points/pointRules.ts';
import type { PointRewardTexts } from '../../offers/points/schema.ts';

/** Đồng for so many points, or points for so many đồng; other brands scale it. */
export const seedRatios: readonly {
  readonly kind: (typeof ratioKinds)[number];
  readonly points: number;
  readonly amount: number;
}[] = [
  { kind: 'slots', points: 1, amount: 10_000 },
  { kind: 'live', points: 1, amount: 20_000 },
  { kind: 'pvp', points: 1, amount: 20_000 },
  { kind: 'lottery', points: 1, amount: 10_000 },
  { kind: 'sports', points: 1, amount: 10_000 },
  { kind: 'deposit', points: 1, amount: 50_000 },
  { kind: 'convert', points: 100, amount: 5_000 },
];

interface SeedPointReward {
  readonly kind: PointRewardKind;
  readonly category: PointCategory;
  readonly art: `/${string}`;
  readonly points: number;
  readonly stock?: number;
  /** Đồng of one piece. */
  readonly amount?: number;
  readonly rounds?: { readonly count: number; readonly days: number };
  readonly times?: number;
  readonly days?: number;
  readonly texts: Texts<PointRewardTexts>;
}

export const seedPointRewards: readonly SeedPointReward[] = [
  {
    kind: 'goods',
    category: 'devices',
    art: '/art/props/phone',
    points: 128_000,
    stock: 6,
    texts: {
      VI: { title: 'Điện thoại Nova X2', lead: 'Bản 256 GB, máy mới, bảo hành 12 tháng.' },
      EN: { title: 'Nova X2 phone', lead: '256 GB, new, with 12 months of warranty.' },
    },
  },
  {
    kind: 'goods',
    category: 'devices',
    art: '/art/props/headphones',
    points: 1_850,
    stock: 40,
    texts: {
      VI: { title: 'Tai nghe không dây Lumen', lead: 'Chống ồn, pin 30 giờ, bảo hành 12 tháng.' },
      EN: {
        title: 'Lumen wireless headphones',
        lead: 'Noise cancelling, 30 hours of battery, 12 months of warranty.',
      },
    },
  },
  {
    kind: 'money',
    category: 'cash',
    art: '/art/props/coin2',
    points: 1_000,
    amount: 60_000,
    times: 3,
    days: 15,
    texts: {
      VI: { title: 'Tiền thưởng 60.000 ₫', lead: 'Vào ví ngay. Cược đủ 3 lần trong 15 ngày rồi rút.' },
      EN: {
        title: '60,000 ₫ bonus money',
        lead: 'In your wallet at once. Wager it 3 times within 15 days, then withdraw.',
      },
    },
  },
  {
    kind: 'goods',
    category: 'devices',
    art: '/art/props/watch',
    points: 32_000,
    stock: 12,
    texts: {
      VI: { title: 'Đồng hồ thông minh K3', lead: 'Đo nhịp tim, chống nước, bảo hành 12 tháng.' },
      EN: { title: 'K3 smart watch', lead: 'Heart rate, waterproof, 12 months of warranty.' },
    },
  },
  {
    kind: 'goods',
    category: 'vehicles',
    art: '/art/props/scooter',
    points: 680_000,
    stock: 2,
    texts: {
      VI: { title: 'Xe máy điện Sao Mai', lead: 'Gồm giấy tờ xe. Giao trong 30 ngày.' },
      EN: { title: 'Sao Mai electric scooter', lead: 'With its papers. Delivered within 30 days.' },
    },
  },
  {
    kind: 'goods',
    category: 'living',
    art: '/art/props/voucher',
    points: 2_100,
    stock: 500,
    texts: {
      VI: { title: 'Thẻ mua hàng 100.000 ₫', lead: 'Thẻ giấy, dùng tại siêu thị Hoa Sen trong 12 tháng.' },
      EN: {
        title: '100,000 ₫ shopping card',
        lead: 'A printed card for Hoa Sen supermarkets, good for 12 months.',
      },
    },
  },
  {
    kind: 'goods',
    category: 'devices',
    art: '/art/props/laptop',
    points: 410_000,
    stock: 3,
    texts: {
      VI: { title: 'Máy tính xách tay Q14', lead: 'Màn hình 14 inch, 16 GB, bảo hành 24 tháng.' },
      EN: { title: 'Q14 laptop', lead: '14 inch screen, 16 GB, 24 months of warranty.' },
    },
  },
  {
    kind: 'goods',
    category: 'living',
    art: '/art/props/backpack',
    points: 6_400,
    stock: 0,
    texts: {
      VI: { title: 'Ba lô du lịch', lead: 'Dung tích 28 lít, chống thấm.' },
      EN: { title: 'Travel backpack', lead: '28 litres, water repellent.' },
    },
  },
  {
    kind: 'rounds',
    category: 'rounds',
    art: '/art/props/spins',
    points: 200,
    rounds: { count: 20, days: 7 },
    times: 10,
    days: 7,
    texts: {
      VI: {
        title: '20 lượt quay thưởng',
        lead: 'Chơi trong 7 ngày. Tiền thắng cần cược đủ 10 lần trong 7 ngày.',
      },
      EN: {
        title: '20 bonus rounds',
        lead: 'To be played within 7 days. Wager what they win 10 times within 7 days.',
      },
    },
  },
  {
    kind: 'goods',
    category: 'living',
    art: '/art/props/gift',
    points: 150,
    stock: 600,
    texts: {
      VI: { title: 'Túi trà sen', lead: 'Trà ướp sen, 20 túi lọc.' },
      EN: { title: 'Lotus tea', lead: 'Lotus tea, 20 bags.' },
    },
  },
];
