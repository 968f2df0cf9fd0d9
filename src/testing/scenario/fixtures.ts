import type { Boot } from '#contract/boot';
import type { Language } from '#contract/constants';
import { referenceProfile } from '#contract/profile';
import type {
  Announcements,
  Banner,
  Game,
  MemberInfo,
  Notice,
  Permission,
  VendorLane,
} from '#contract/wireTypes';
import { games, stressTexts, storyTime } from '../samples';
import { homeOrders, navigationOrders } from './brandLayouts';

const day = 86_400_000;
const ago = (milliseconds: number) => new Date(storyTime() - milliseconds).toISOString();

const brandNames = { aurora: 'Aurora88', lotus: 'Sen Xanh', kickoff: 'KICKOFF' } as const;
export type BrandKey = keyof typeof brandNames;

const rows = ['popular', 'fresh', 'jackpots', 'similar'];
const shells = { aurora: 'rail', lotus: 'topline', kickoff: 'masthead' } as const;

export const isBrand = (key: string): key is BrandKey => Object.hasOwn(brandNames, key);

export const boot = (key: BrandKey, language: Language): Boot => ({
  build: 'stories',
  language,
  brand: {
    key,
    name: brandNames[key],
    titles: {},
    abouts: {
      VI: 'Sảnh giải trí trực tuyến với gần 10.000 trò chơi. Chỉ dành cho người từ {{age}} tuổi, hãy chơi có trách nhiệm.',
      EN: 'An online lobby with nearly 10,000 games. Only for people aged {{age}} or over; please play responsibly.',
    },
    merchantCode: key,
    languages: ['VI', 'EN'],
    currency: 'VND',
    decimals: 0,
    moneyStep: 1_000,
    timeZone: 'Asia/Ho_Chi_Minh',
    age: 21,
    logo: `/brands/${key}/logo.svg`,
    art: {
      url: `/brands/${key}/hero`,
      src: `/brands/${key}/hero-780.webp`,
      srcSet: `/brands/${key}/hero-390.webp 390w, /brands/${key}/hero-780.webp 780w`,
      avif: `/brands/${key}/hero-390.avif 390w, /brands/${key}/hero-780.avif 780w`,
      small: [`/brands/${key}/hero-390.avif`, `/brands/${key}/hero-390.webp`],
    },
    homeOrder: homeOrders[key],
    shell: shells[key],
    artOf: ['RNG', 'FISH', 'PVP', 'JP'],
    gameRows: { RNG: rows, FISH: rows, PVP: rows, JP: rows },
    helpLines: [],
    supportMail: 'support@aurora.example',
    outsideChat: false,
    links: { support: 'https://help.example/', facebook: 'https://facebook.example/' },
    gameListCentres: [],
    footer: 'standard',
    licence: {},
    navigation: { order: navigationOrders[key], hidden: [] },
    footerColumns: [],
    words: {},
    vendorPictures: 'color',
    asksConsent: true,
  },
  profile: { ...referenceProfile, envelope: false, socket: false },
  answers: {},
  hero: null,
  playMoney: true,
  now: storyTime(),
});

export const member: MemberInfo = {
  id: 'm1',
  account: 'minhanh92',
  nickname: 'Minh Ánh',
  type: 0,
  vipLevel: 5,
  lastLoginAt: ago(day),
  availablePromo: { REFERRAL: { enabled: true } },
};

const banner = (
  id: number,
  url: string,
  title: string,
  highlight: string,
  lead: string,
  condition: string,
): Banner => ({
  id,
  groupName: 'w_home',
  url,
  linkageType: 'route',
  link: '/promotions',
  eyebrow: id === 1 ? 'Thành viên mới' : 'Hằng ngày',
  title,
  highlight,
  lead,
  action: 'Xem điều kiện',
  condition,
});

const pointBanner = (id: number, url: string, title: string, highlight: string): Banner => ({
  ...banner(
    id,
    url,
    title,
    highlight,
    'Cược hợp lệ và nạp tiền đều được điểm. Giao quà trong 3 đến 5 ngày.',
    'Điểm là phần thêm, không phải lý do để cược nhiều hơn.',
  ),
  groupName: 'w_pointMall',
  eyebrow: 'Điểm không hết hạn',
  action: 'Xem quà',
});

export const banners = (key: BrandKey): Banner[] => [
  banner(
    1,
    `/brands/${key}/hero`,
    'Thưởng nạp đầu',
    '100% đến 8.888K',
    'Dùng cho Slots, Bắn cá và Casino trực tuyến.',
    'Cược đủ 12 lần tổng nạp và thưởng trong 30 ngày.',
  ),
  banner(
    2,
    '/art/scenes/bonus',
    'Lì xì điểm danh',
    'đến 131K',
    'Mở mỗi ngày một lần, cộng dồn trong tuần.',
    'Cược đủ 5 lần tiền thưởng trong 7 ngày.',
  ),
  banner(
    3,
    '/art/scenes/live',
    'Hoàn trả casino',
    '0,8%',
    'Tính trên cược hợp lệ, trả lúc 12:00 hôm sau.',
    'Tối đa 8.888.000 ₫ mỗi ngày. Cược đủ 1 lần.',
  ),
  banner(
    4,
    '/art/scenes/fish',
    'Bắn cá cuối tuần',
    '1%',
    'Hoàn trả trên cược hợp lệ của bốn sảnh.',
    'Tối đa 2.000.000 ₫ mỗi tuần. Cược đủ 1 lần.',
  ),
  pointBanner(5, '/art/props/gift', 'Đổi điểm', 'lấy quà'),
  pointBanner(6, '/art/props/coin2', '100 điểm', '= 5.000 ₫'),
  pointBanner(7, '/art/props/spins', '10.000 ₫ slots', '= 1 điểm'),
  pointBanner(8, '/art/props/phone', 'Nova X2', '128.000 điểm'),
];

const kinds: readonly Notice['kind'][] = ['maintenance', 'promotion', 'payment', 'general'];

const notice = (id: number, title: string): Notice => ({
  id,
  title,
  content: `<p>${title}.</p><p>Vé cược đã đặt vẫn được giữ nguyên, tiền thắng được trả sau khi mở lại.</p>`,
  kind: kinds[id % kinds.length] ?? 'general',
  publishedAt: ago(id * day),
});

export const notices: Notice[] = [
  'Bảo trì định kỳ: sảnh Lumen tạm ngưng từ 02:00 đến 04:00 ngày 21/11/2026',
  'Hoàn trả hằng ngày: Slots 1,2%, Bắn cá 1%, Casino 0,8%, cược đủ 1 lần',
  'Cổ tức đại lý được chia vào ngày 15 hằng tháng',
  'Ngân hàng Đông Hải bảo trì từ 23:00 đến 23:30, lệnh nạp được xử lý sau đó',
  'Ứng dụng Android 3.2 đã có bản cập nhật',
  'Lịch quay xổ số miền Bắc thay đổi trong dịp lễ',
  'Nova Play mở thêm 40 trò chơi slots',
  'Đổi mật khẩu rút tiền: cách làm mới bằng mã SMS',
  'Kirin tạm đóng phòng bắn cá số 4 để kiểm tra',
  'Hỗ trợ trực tuyến có thêm kênh Telegram',
].map((title, index) => notice(index + 1, title));

export const announcements = (key: BrandKey): Announcements => ({
  banners: banners(key),
  player: notices,
  promotion: [],
});

export const gameList: Game[] = games.map(({ gameId: id, name, vendor }, index) => ({
  nodeId: index + 1,
  gameCode: id,
  gameName: name,
  showIcon: `/covers/${id}`,
  vassalage: vendor.toUpperCase(),
  vendorName: vendor,
  gameType: 'RNG',
  isGame: 'GAME',
  supportPlay: index % 2 === 1 ? '0' : '1',
  tag:
    (['jackpot', 'none', 'none', 'hot', 'none', 'none', 'none', 'none', 'new', 'none'] as const)[index] ??
    'none',
  maintenanceEnd: index === 7 ? new Date(storyTime() + 3 * 3_600_000).toISOString() : null,
}));

export const longGames: Game[] = gameList.map((game) => ({
  ...game,
  gameName: `${game.gameName} ${stressTexts.name}`,
  vendorName: stressTexts.name,
}));

const categories = ['LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'] as const;

const vendorNames = [
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
];

export const lanes: VendorLane[] = categories.map((gameCategory, lane) => ({
  gameCategory,
  vendors: vendorNames.slice(0, lane === 1 ? 10 : 4 + (lane % 4)).map((displayName, index) => ({
    vassalage: `V${index}`,
    gameType: gameCategory,
    nodeId: lane * 100 + index,
    gameClassify: gameCategory,
    displayName,
  })),
}));

export const permission = (key: BrandKey): Permission => ({
  info: {
    domainRoute: '',
    mainDomain: `${key}.example`,
    resources: [],
    whitelabelVal: {
      brand: key,
      name: brandNames[key],
      merchantCode: key,
      languages: ['VI', 'EN'],
      currency: 'VND',
      currencySymbol: '₫',
      decimals: 0,
      timeZone: 'Asia/Ho_Chi_Minh',
      age: 21,
      favicon: `/brands/${key}/favicon.svg`,
    },
    validate: [],
    gtagId: null,
    imageCDNs: [],
    launchGameCDNs: [],
    supportUrl: 'https://help.example/',
  },
  location: { ip: '203.0.113.24', country: 'VN' },
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: new Date(storyTime() + 2 * 3_600_000).toISOString(),
  serverKey: { kid: 'stories', publicKey: '' },
});
