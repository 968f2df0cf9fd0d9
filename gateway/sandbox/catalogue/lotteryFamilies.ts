import type { Family } from './crossIdeas.ts';

export const lotteries = {
  bases: [
    { name: ['Xổ Số Miền Bắc', 'Northern Lottery'], motifs: ['drum'] },
    { name: ['Xổ Số Miền Trung', 'Central Lottery'], motifs: ['ball-trio'] },
    { name: ['Xổ Số Miền Nam', 'Southern Lottery'], motifs: ['lottery-slip'] },
    ...(
      [
        'Tiền Giang',
        'Kiên Giang',
        'Đà Lạt',
        'Vũng Tàu',
        'Bến Tre',
        'Bạc Liêu',
        'Cần Thơ',
        'Sóc Trăng',
        'Đồng Nai',
        'Tây Ninh',
        'An Giang',
        'Bình Thuận',
        'Vĩnh Long',
        'Bình Dương',
        'Trà Vinh',
        'Long An',
        'Hậu Giang',
        'Bình Phước',
        'Cà Mau',
        'Đồng Tháp',
        'Đà Nẵng',
        'Khánh Hòa',
        'Phú Yên',
        'Thừa Thiên Huế',
        'Đắk Lắk',
        'Quảng Nam',
        'Quảng Bình',
        'Quảng Trị',
        'Gia Lai',
        'Ninh Thuận',
        'Kon Tum',
        'Quảng Ngãi',
      ] as const
    ).map((province) => ({
      name: [`Xổ Số ${province}`, `${province} Lottery`] as const,
      motifs: ['lottery-balls', 'ticket', 'drum', 'ball-trio', 'lottery-slip'] as const,
    })),
    { name: ['Xổ Số Lào', 'Lao Lottery'], motifs: ['elephant'] },
    { name: ['Xổ Số Thái', 'Thai Lottery'], motifs: ['elephant'] },
    { name: ['Xổ Số Malaysia', 'Malaysian Lottery'], motifs: ['tiger'] },
    { name: ['Xổ Số Singapore', 'Singapore Lottery'], motifs: ['lion'] },
    { name: ['Xổ Số Campuchia', 'Cambodian Lottery'], motifs: ['lotus'] },
  ],
  namePatterns: [],
  themes: ['wine', 'sapphire', 'violet', 'imperial', 'jade'],
} as const satisfies Family;

/** Those that draw all day; each is a lottery of its own (`lotteries`). */
export const quickLotteries = {
  bases: (
    [
      ['30 Giây', '30 Second'],
      ['1 Phút', '1 Minute'],
      ['5 Phút', '5 Minute'],
      ['10 Phút', '10 Minute'],
      ['Sài Gòn', 'Saigon'],
      ['Hà Nội', 'Hanoi'],
      ['Đông Nam Á', 'Southeast Asian'],
    ] as const
  ).map(([name, english]) => ({
    name: [`Xổ Số Nhanh ${name}`, `${english} Quick Draw Lottery`] as const,
    motifs: [
      ...([
        'stopwatch',
        'ball-trio',
        'drum',
        'lottery-slip',
        'lottery-balls',
        'ticket',
        'hourglass',
      ] as const),
    ],
  })),
  namePatterns: [],
  themes: ['neon', 'sapphire', 'violet', 'wine', 'cosmos'],
} as const satisfies Family;
