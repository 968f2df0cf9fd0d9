import type { SeedPopup } from './popups.ts';

/** Each figure of a bonus stands beside its cap, its wagering and its deadline (glossary §1). */
export const seedPromotions: readonly Omit<SeedPopup, 'promotionType'>[] = [
  {
    times: 5,
    audiences: ['B', 'A'],
    art: '/art/scenes/envelopes',
    hoursAgo: 8,
    texts: {
      VI: {
        title: 'Lì xì cuối tuần đến 131K',
        condition: 'Mỗi ngày, cược đủ 5 lần',
        content:
          '<p>Mở ứng dụng mỗi ngày từ thứ Sáu đến Chủ nhật để nhận một phong lì xì từ 8K đến 131K.</p><ul><li>Cược đủ 5 lần trong 7 ngày</li><li>Mỗi người một phong mỗi ngày</li><li>Đã nạp từ 100.000 ₫ trong tuần</li></ul>',
      },
      EN: {
        title: 'Weekend envelopes up to 131K',
        condition: 'Every day, wager it 5 times',
        content:
          '<p>Open the app each day from Friday to Sunday for an envelope of 8K to 131K.</p><ul><li>Wager it 5 times within 7 days</li><li>One envelope a person and day</li><li>For accounts with deposits from 100,000 ₫ this week</li></ul>',
      },
    },
  },
  {
    times: 1,
    audiences: ['B', 'A'],
    art: '/art/scenes/wheel',
    hoursAgo: 12,
    texts: {
      VI: {
        title: 'Hoàn trả casino 0,8%',
        condition: 'Mỗi ngày, cược đủ 1 lần',
        content:
          '<p>Tính trên cược hợp lệ ở Casino trực tuyến, nhận ở trang Hoàn trả.</p><ul><li>Khoản hoàn trả cần cược đủ 1 lần trước khi rút</li></ul>',
      },
      EN: {
        title: '0.8% live casino rebate',
        condition: 'Every day, wager it once',
        content:
          '<p>On valid bets in the live casino, claimed on the rebate page.</p><ul><li>Wager the rebate once before you withdraw it</li></ul>',
      },
    },
  },
  {
    times: 6,
    audiences: ['B', 'A'],
    art: '/art/scenes/friends',
    hoursAgo: 16,
    texts: {
      VI: {
        title: 'Thưởng 288K mỗi người bạn',
        condition: 'Mời bạn bè, cược đủ 6 lần',
        content:
          '<p>Nhận 288.000 ₫ khi <a href="/?centre=member&amp;page=referral">người bạn mời</a> cược hợp lệ 500.000 ₫.</p><ul><li>Tiền thưởng cần cược đủ 6 lần trước khi rút</li></ul>',
      },
      EN: {
        title: '288K for each friend',
        condition: 'Invite friends, wager it 6 times',
        content:
          '<p>Get 288,000 ₫ when <a href="/?centre=member&amp;page=referral">a friend you invited</a> has valid bets of 500,000 ₫.</p><ul><li>Wager the bonus 6 times before you withdraw it</li></ul>',
      },
    },
  },
  {
    times: 12,
    audiences: ['B'],
    art: '/art/scenes/sevens',
    signUpBonus: true,
    hoursAgo: 20,
    texts: {
      VI: {
        title: 'Nạp đầu 100% đến 8.888K',
        condition: 'Thành viên mới, cược đủ 12 lần',
        content:
          '<p>Cho lần nạp đầu tiên từ 100.000 ₫, thưởng tối đa 8.888.000 ₫.</p><ul><li>Để rút tiền thưởng, cần cược đủ 12 lần tiền thưởng trong vòng 30 ngày</li><li>Tiền nạp không bị giữ thêm vì khoản thưởng</li></ul>',
      },
      EN: {
        title: '100% first deposit up to 8,888K',
        condition: 'New members, wager it 12 times',
        content:
          '<p>For a first deposit from 100,000 ₫, with a bonus of at most 8,888,000 ₫.</p><ul><li>To withdraw the bonus, wager it 12 times within 30 days</li><li>The bonus holds back nothing of the deposit</li></ul>',
      },
    },
  },
];
