import type { SeedOffer } from './SeedOffer.ts';

/** Promotions that are paid elsewhere, and told of here. */
export const offersToRead: readonly SeedOffer[] = [
  {
    action: 'read',
    category: 'casino',
    art: '/art/scenes/live',
    toldTimes: 1,
    link: '/?centre=member&page=manualRebate',
    startsIn: -30,
    rules: {},
    reward: { kind: 'none', times: 0 },
    texts: {
      VI: {
        title: 'Hoàn trả casino 0,8%',
        lead: 'Tính trên cược hợp lệ, thắng hay thua. Khoản hoàn trả cần cược đủ 1 lần.',
        content:
          '<p>Cược hợp lệ ở Casino trực tuyến được hoàn trả 0,8%. Nhận ở trang Hoàn trả khi đạt mức tối thiểu.</p><ul><li>Khoản hoàn trả cần cược đủ 1 lần trước khi rút.</li></ul>',
      },
      EN: {
        title: '0.8% live casino rebate',
        lead: 'On valid bets, won or lost. Wager the rebate once.',
        content:
          '<p>0.8% of valid bets in the live casino comes back. Claim it on the rebate page once it reaches the least amount.</p><ul><li>Wager the rebate once before you withdraw it.</li></ul>',
      },
    },
  },
  {
    action: 'read',
    category: 'events',
    art: '/art/scenes/friends',
    toldTimes: 6,
    link: '/?centre=member&page=referral',
    startsIn: -30,
    rules: {},
    reward: { kind: 'none', times: 0 },
    texts: {
      VI: {
        title: 'Thưởng 288K mỗi người bạn',
        lead: 'Khi bạn của bạn cược hợp lệ 500.000 ₫. Cược đủ 6 lần.',
        content:
          '<p>Mời bạn bằng liên kết, mã hoặc mã QR ở trang Giới thiệu bạn. Tiền thưởng 288K cần cược đủ 6 lần trước khi rút.</p>',
      },
      EN: {
        title: '288K for each friend',
        lead: 'When your friend has valid bets of 500,000 ₫. Wager it 6 times.',
        content:
          '<p>Invite friends by link, code or QR code on the referral page. Wager the bonus of 288K 6 times before you withdraw it.</p>',
      },
    },
  },
  {
    action: 'read',
    category: 'events',
    art: '/art/props/coin2',
    startsIn: -30,
    rules: {},
    reward: { kind: 'none', times: 0 },
    texts: {
      VI: {
        title: 'Chia cổ tức ngày 15 hằng tháng',
        lead: 'Cho đại lý có hợp đồng cổ tức.',
        content:
          '<p>Ngày 15 hằng tháng, cổ tức của kỳ trước được chia theo hợp đồng đã ký giữa đại lý và tuyến trên. Điều kiện và tỷ lệ ghi trong hợp đồng; khoản đã chia nằm trong báo cáo của đại lý.</p>',
      },
      EN: {
        title: 'Dividends on the 15th of each month',
        lead: 'For agents with a dividend contract.',
        content:
          '<p>On the 15th of each month the dividend of the period before is shared out by the contract between an agent and the upline. Conditions and rates stand in the contract; what was paid stands in the agent’s reports.</p>',
      },
    },
  },
  {
    action: 'read',
    category: 'new',
    art: '/art/props/lb',
    startsIn: -30,
    rules: {},
    reward: { kind: 'none', times: 0 },
    texts: {
      VI: {
        title: 'Ứng dụng Android',
        lead: 'Cùng tài khoản, cùng ví, cùng các khuyến mãi.',
        content:
          '<p>Ứng dụng có mọi khuyến mãi của trang này, với cùng điều kiện. Chỉ tải từ trang của chúng tôi.</p>',
      },
      EN: {
        title: 'The Android app',
        lead: 'The same account, wallet and promotions.',
        content:
          '<p>The app has every promotion of this site, with the same conditions. Download it from our site alone.</p>',
      },
    },
  },
];
