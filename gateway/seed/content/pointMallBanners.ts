import type { SeedBanner } from './SeedBanner.ts';

export const pointMallBanners: readonly SeedBanner[] = [
  {
    groupName: 'w_pointMall',
    art: '/art/props/gift',
    linkageType: 'none',
    link: '',
    texts: {
      VI: {
        eyebrow: 'Điểm không hết hạn',
        title: 'Đổi điểm',
        highlight: 'lấy quà',
        lead: 'Cược hợp lệ và nạp tiền đều được điểm. Quà được giao trong 3 đến 5 ngày.',
        action: '',
        condition: 'Điểm là phần thêm, không phải lý do để cược nhiều hơn.',
      },
      EN: {
        eyebrow: 'Points never expire',
        title: 'Redeem points',
        highlight: 'for rewards',
        lead: 'Valid bets and deposits earn points. Goods arrive in 3 to 5 days.',
        action: '',
        condition: 'Points come on top; they are no reason to bet more.',
      },
    },
  },
  {
    groupName: 'w_pointMall',
    art: '/art/props/coin2',
    linkageType: 'route',
    link: '/pointMall?modal=convertPoints',
    texts: {
      VI: {
        eyebrow: 'Đổi ra tiền',
        title: '100 điểm',
        highlight: '= 5.000 ₫',
        lead: 'Tiền vào ví ngay. Cược đủ 1 lần trong 30 ngày rồi rút.',
        action: 'Đổi ra tiền',
        condition: 'Cược đủ 1 lần số tiền đổi được, trong 30 ngày.',
      },
      EN: {
        eyebrow: 'Convert into money',
        title: '100 points',
        highlight: '= 5,000 ₫',
        lead: 'In your wallet at once. Wager it once within 30 days, then withdraw.',
        action: 'Convert',
        condition: 'Wager the converted money once within 30 days.',
      },
    },
  },
  {
    groupName: 'w_pointMall',
    art: '/art/props/spins',
    linkageType: 'none',
    link: '',
    texts: {
      VI: {
        eyebrow: 'Tỷ lệ quy đổi',
        title: '10.000 ₫ slots',
        highlight: '= 1 điểm',
        lead: 'Casino và game bài: 20.000 ₫ = 1 điểm. Nạp tiền: 50.000 ₫ = 1 điểm.',
        action: '',
        condition: 'Phần lẻ được giữ lại cho điểm kế tiếp.',
      },
      EN: {
        eyebrow: 'Exchange ratio',
        title: '10,000 ₫ on slots',
        highlight: '= 1 point',
        lead: 'Casino and card games: 20,000 ₫ = 1 point. Deposits: 50,000 ₫ = 1 point.',
        action: '',
        condition: 'What is left over counts toward the next point.',
      },
    },
  },
  {
    groupName: 'w_pointMall',
    art: '/art/props/headphones',
    linkageType: 'route',
    link: '/pointMall?view=history',
    texts: {
      VI: {
        eyebrow: 'Giao tận nơi',
        title: 'Theo dõi',
        highlight: 'quà đã đổi',
        lead: 'Mã vận đơn hiện ngay khi quà được gửi. Không gửi được thì điểm được trả lại.',
        action: 'Lịch sử đổi',
        condition: 'Giao trong 3 đến 5 ngày.',
      },
      EN: {
        eyebrow: 'Delivered to you',
        title: 'Follow',
        highlight: 'your rewards',
        lead: 'The shipment number shows as soon as they are sent. If they cannot be, your points come back.',
        action: 'Redeem history',
        condition: 'Delivered in 3 to 5 days.',
      },
    },
  },
];
