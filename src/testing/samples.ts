const at = (name: string) => `/samples/${name}`;

/** Sample pictures in place of an operator's; they are in .storybook/public. */
export const pictures = {
  mark: at('mark.svg'),
  wordmark: at('wordmark.svg'),
  hero: at('hero-aurora.webp'),
  heroLotus: at('hero-lotus.webp'),
  heroKickoff: at('hero-kickoff.webp'),
  envelope: at('p-env.webp'),
  roulette: at('p-roulette.webp'),
  coin: at('p-coin.webp'),
  heart: at('e-heart.webp'),
  mail: at('e-mail.webp'),
  slots: at('e-slots.webp'),
  live: at('e-live.webp'),
  fish: at('e-fish.webp'),
  cards: at('e-pvp.webp'),
  trophy: at('e-trophy.webp'),
  sport: at('e-sport.webp'),
  fallbackCover: at('FISH043.webp'),
  broken: at('nothing-here.webp'),
} as const;

/** Games in the home page's order, with short and long names. */
export const games = [
  { gameId: 'RNG001', name: 'Kho Báu Rồng Vàng', vendor: 'Lumen', cover: 'RNG001' },
  { gameId: 'RNG003', name: 'Đinh Ba Hải Vương', vendor: 'Kirin', cover: 'RNG003' },
  { gameId: 'RNG002', name: 'Kẹo Ngọt Bùng Nổ', vendor: 'Orchid', cover: 'RNG002' },
  { gameId: 'RNG005', name: 'Bọ Hung Thần Bí', vendor: 'Orchid', cover: 'RNG005' },
  { gameId: 'RNG010', name: 'Thỏ Ngọc Cung Trăng', vendor: 'Kirin', cover: 'RNG010' },
  { gameId: 'RNG006', name: 'Siêu Nổ 777', vendor: 'Delta 9', cover: 'RNG006' },
  { gameId: 'RNG004', name: 'Hổ Phú Quý', vendor: 'Lumen', cover: 'RNG004' },
  { gameId: 'RNG009', name: 'Nữ Hoàng Băng Giá', vendor: 'Jadeworks', cover: 'RNG009' },
  { gameId: 'RNG008', name: 'Kỵ Sĩ Rồng Lửa Ở Vương Quốc Cổ Ngữ', vendor: 'Starfall', cover: 'RNG008' },
  { gameId: 'RNG007', name: 'Mê Cung Ma Cà Rồng', vendor: 'Nova Play', cover: 'RNG007' },
].map(({ cover, ...game }) => ({ ...game, cover: [at(`${cover}.webp`)] }));

/** Long texts that test a layout (glossary §4). */
export const stressTexts = {
  longLabel: 'Yêu cầu chấm dứt hợp đồng lương thời gian thực',
  consent: 'Vui lòng đồng ý với điều khoản và chính sách quyền riêng tư',
  marks: 'Nguyễn Ngữ Huệ Mẫn · Ễg Ộy Ặp Ữq · ẤẦẨẪẬ ẮẰẲẴẶ ẾỀỂỄỆ ỐỒỔỖỘ ỨỪỬỮỰ',
  name: 'Huỳnh Nguyễn Quỳnh Như Ý',
  team: 'CLB Thủy Điện Đắk Rlấp B - U21 Nữ Gò Quao Mở Rộng',
  bank: 'Ngân hàng TMCP Đông Hải Trường Sơn, chi nhánh Buôn Ma Thuột',
  unbroken: 'https://vidu.example/dang-ky?ma=VN8866VN8866VN8866',
  amount: '999.999.999.999 ₫',
  loss: '−1.250.000.000 ₫',
} as const;

export const notices = [
  {
    id: '1',
    title: 'Bảo trì định kỳ:',
    text: 'sảnh Lumen tạm ngưng từ 02:00 đến 04:00 ngày 21/11/2026. Vé cược đã đặt vẫn được giữ nguyên.',
  },
  { id: '2', title: 'Hoàn trả hằng ngày:', text: 'Slots 1,2%, Bắn cá 1%, Casino 0,8%, cược đủ 1 lần.' },
  { id: '3', title: 'Cổ tức đại lý', text: 'được chia vào ngày 15 hằng tháng.' },
] as const;

/** The fixed time of all stories: 20/11/2026 20:45:18 in Vietnam. */
export const storyTime = () => Date.UTC(2026, 10, 20, 13, 45, 18);

export const vendors = [
  'Nova Play',
  'Lumen',
  'Jadeworks',
  'Kirin',
  'Starfall',
  'Orchid',
  'Delta 9',
  'Mộc Tinh',
  'Hải Đăng',
  'Sao Mai',
].map((name, index) => ({
  id: name,
  name,
  note: `${128 - index * 7} trò chơi`,
  href: `/rng?vassalage=V${index}`,
  picture: [[pictures.slots], [pictures.cards], [pictures.fish], [pictures.live], [pictures.trophy]][
    index % 5
  ],
}));

const categories = [
  ['live', 'Casino trực tuyến'],
  ['rng', 'Slots'],
  ['fish', 'Bắn cá'],
  ['pvp', 'Game bài'],
  ['sports', 'Thể thao'],
  ['esports', 'Esports'],
  ['lott', 'Xổ số'],
  ['cockfight', 'Đá gà'],
] as const;

/** The navigation of a brand that offers almost everything. */
export const navigation = [
  { id: 'home', label: 'Trang chủ', href: '/', current: true },
  { id: 'download', label: 'Tải ứng dụng', href: '/down' },
  ...categories.map(([id, label]) => ({ id, label, href: `/${id}`, menuLabel: `Mở ${label}` })),
  { id: 'promo', label: 'Khuyến mãi', href: '/promotions', hot: true },
];
