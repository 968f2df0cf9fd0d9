import { offersToRead } from './offersToRead.ts';
import type { SeedOffer } from './SeedOffer.ts';
/** One promotion of each kind. Its figures stand in `rules` and `reward`, by which the gateway goes; texts repeat them. */
export const seedOffers: readonly SeedOffer[] = [
  {
    action: 'envelope',
    category: 'events',
    period: 'day',
    art: '/art/scenes/envelopes',
    startsIn: -3,
    endsIn: 60,
    rules: { weekdays: [5, 6, 0], deposit: 100_000, countedFrom: 'week' },
    reward: { kind: 'range', amount: 8_000, most: 131_000, times: 5, days: 7 },
    texts: {
      VI: {
        title: 'Lì xì cuối tuần đến 131K',
        lead: 'Từ thứ Sáu đến Chủ nhật, mỗi ngày mở một phong. Cược đủ 5 lần trong 7 ngày.',
        content:
          '<ol><li>Nạp một lần từ 100.000 ₫ trong tuần.</li><li>Mỗi ngày từ thứ Sáu đến Chủ nhật, mở một phong lì xì.</li><li>Mỗi mức từ 8K đến 131K có cơ hội như nhau.</li></ol>',
      },
      EN: {
        title: 'Weekend envelopes up to 131K',
        lead: 'Friday to Sunday, one envelope a day. Wager it 5 times within 7 days.',
        content:
          '<ol><li>Make one deposit of 100,000 ₫ or more in the week.</li><li>Each day from Friday to Sunday, open one envelope.</li><li>Each amount from 8K to 131K is equally likely.</li></ol>',
      },
    },
  },
  {
    action: 'join',
    category: 'new',
    art: '/art/scenes/sevens',
    startsIn: -3,
    endsIn: 90,
    rules: { newFor: 30, firstDeposit: true, phone: true, deposit: 100_000 },
    reward: { kind: 'share', percent: 100, most: 8_888_000, times: 12, days: 30 },
    texts: {
      VI: {
        title: 'Thưởng nạp đầu 100% đến 8.888K',
        lead: 'Cho lần nạp đầu tiên từ 100.000 ₫. Cược đủ 12 lần tiền thưởng trong 30 ngày.',
        content:
          '<ol><li>Tham gia, rồi nạp lần đầu từ 100.000 ₫.</li><li>Nhận thưởng bằng tiền nạp, tối đa 8.888K.</li><li>Cược đủ 12 lần tiền thưởng trong 30 ngày rồi rút.</li></ol><p>Tiền nạp của bạn không bị giữ thêm vì khoản thưởng này. Có thể hủy thưởng bất cứ lúc nào.</p>',
      },
      EN: {
        title: '100% first deposit up to 8,888K',
        lead: 'For a first deposit from 100,000 ₫. Wager the bonus 12 times within 30 days.',
        content:
          '<ol><li>Join, then make a first deposit of 100,000 ₫ or more.</li><li>Claim a bonus of the same amount, up to 8,888K.</li><li>Wager the bonus 12 times within 30 days, then withdraw.</li></ol><p>This bonus holds back nothing of your deposit. You can cancel the bonus at any time.</p>',
      },
    },
  },
  {
    action: 'signUp',
    category: 'new',
    art: '/art/scenes/bonus',
    startsIn: -3,
    rules: { newFor: 30, phone: true, payoutAccount: true },
    reward: { kind: 'fixed', amount: 58_000, times: 8, days: 15 },
    texts: {
      VI: {
        title: 'Quà thành viên mới 58K',
        lead: 'Đăng ký, xác minh số điện thoại và tài khoản rút. Cược đủ 8 lần trong 15 ngày.',
        content:
          '<ol><li>Đăng ký khuyến mãi trong 30 ngày đầu.</li><li>Xác minh số điện thoại và thêm tài khoản rút tiền.</li><li>Nhận 58K, cược đủ 8 lần trong 15 ngày.</li></ol>',
      },
      EN: {
        title: '58K for new members',
        lead: 'Sign up, verify your number and add a payout account. Wager it 8 times within 15 days.',
        content:
          '<ol><li>Sign up within your first 30 days.</li><li>Verify your mobile number and add an account for withdrawals.</li><li>Claim 58K and wager it 8 times within 15 days.</li></ol>',
      },
    },
  },
  {
    action: 'apply',
    category: 'new',
    art: '/art/props/gemc',
    places: 200,
    startsIn: -3,
    endsIn: 45,
    rules: { phone: true },
    reward: { kind: 'range', amount: 31_000, most: 131_000, times: 5, days: 7 },
    texts: {
      VI: {
        title: 'Kết bạn Zalo, thưởng đến 131K',
        lead: 'Gửi ảnh chụp màn hình. Cược đủ 5 lần trong 7 ngày.',
        content:
          '<ol><li>Quan tâm trang Zalo của chúng tôi.</li><li>Gửi đơn kèm ảnh chụp màn hình.</li><li>31K cho một lần quan tâm; 131K nếu tài khoản Zalo dùng cùng số điện thoại đã xác minh.</li></ol><p>Đơn được xét theo thứ tự gửi. Đơn bị từ chối có ghi lý do và có thể gửi lại.</p>',
      },
      EN: {
        title: 'Follow us on Zalo, up to 131K',
        lead: 'Send a screenshot. Wager it 5 times within 7 days.',
        content:
          '<ol><li>Follow our page on Zalo.</li><li>Send an application with a screenshot.</li><li>31K for following; 131K if the Zalo account has the same verified number.</li></ol><p>Applications are judged in the order in which they come. A rejected one says why and can be sent again.</p>',
      },
    },
  },
  {
    action: 'claim',
    category: 'slots',
    period: 'week',
    art: '/art/props/trophy',
    startsIn: -3,
    endsIn: 60,
    rules: { wager: 40_000_000, games: ['RNG'] },
    reward: { kind: 'fixed', amount: 50_000, times: 3, days: 7 },
    texts: {
      VI: {
        title: 'Tuần Slots, thưởng 50K',
        lead: 'Cược hợp lệ 40.000.000 ₫ ở Slots trong tuần. Cược đủ 3 lần trong 7 ngày.',
        content:
          '<p>Mỗi tuần một lần, tính từ thứ Hai. Chỉ cược hợp lệ ở Slots được tính cho điều kiện. Không cần đăng ký trước.</p>',
      },
      EN: {
        title: 'Slots of the week, 50K',
        lead: 'Valid bets of 40,000,000 ₫ on slots in the week. Wager it 3 times within 7 days.',
        content:
          '<p>Once a week, from Monday. Valid bets on slots alone count for the condition. No need to sign up first.</p>',
      },
    },
  },
  {
    action: 'claim',
    category: 'slots',
    period: 'week',
    art: '/art/props/spins',
    startsIn: -3,
    endsIn: 60,
    rules: { deposit: 100_000 },
    reward: { kind: 'rounds', rounds: { count: 20, days: 7 }, times: 10, days: 7 },
    texts: {
      VI: {
        title: '20 lượt quay thưởng ở Slots',
        lead: 'Một lần nạp từ 100.000 ₫ trong tuần. Tiền thắng cần cược đủ 10 lần trong 7 ngày.',
        content:
          '<p>Mỗi tuần một lần, tính từ thứ Hai. Lượt quay được dùng trước tiền của bạn trong các trò chơi nêu ở đây và hết hạn sau 7 ngày. Tiền thắng được trả thành tiền thưởng khi hết lượt.</p>',
      },
      EN: {
        title: '20 bonus rounds on slots',
        lead: 'One deposit from 100,000 ₫ in the week. Wager what they win 10 times within 7 days.',
        content:
          '<p>Once a week, from Monday. The rounds are played in the games named here, before your money, and end after 7 days. What they win is paid as a bonus once they are over.</p>',
      },
    },
  },
  {
    action: 'raffle',
    category: 'events',
    art: '/art/scenes/wheel',
    startsIn: -3,
    endsIn: 9,
    drawIn: 9.125,
    rules: { wager: 500_000, countedFrom: 'month' },
    reward: {
      kind: 'prizes',
      prizes: [
        { count: 1, amount: 5_000_000 },
        { count: 5, amount: 500_000 },
        { count: 20, amount: 50_000 },
      ],
      times: 1,
      days: 30,
    },
    texts: {
      VI: {
        title: 'Rút thăm tháng, 26 giải',
        lead: 'Cược hợp lệ 500.000 ₫ trong tháng để lấy một vé. Giải cần cược đủ 1 lần.',
        content:
          '<p>Mỗi người một vé, không mất tiền. Vé trúng được chọn bằng số ngẫu nhiên kiểm chứng được: mã băm của hạt giống hiện ra từ trước, hạt giống được công bố sau khi rút.</p>',
      },
      EN: {
        title: 'Raffle of the month, 26 prizes',
        lead: 'Valid bets of 500,000 ₫ in the month get one ticket. Wager a prize once.',
        content:
          '<p>One ticket a person, at no cost. Random numbers that anybody can check pick the winners: the hash of their seed is shown before, the seed once they are drawn.</p>',
      },
    },
  },
  {
    action: 'join',
    category: 'sports',
    art: '/art/props/ball',
    places: 500,
    startsIn: 5,
    endsIn: 35,
    rules: { deposit: 200_000, wager: 1_000_000, games: ['SPORTS', 'ESPORTS'] },
    reward: { kind: 'fixed', amount: 100_000, times: 5, days: 14 },
    texts: {
      VI: {
        title: 'Mùa bóng mới, thưởng 100K',
        lead: 'Nạp từ 200.000 ₫, cược hợp lệ 1.000.000 ₫ ở Thể thao. Cược đủ 5 lần trong 14 ngày.',
        content:
          '<p>Thắng hay thua đều tính như nhau. Cược hợp lệ ở Thể thao và E-Sports sau khi tham gia được tính.</p>',
      },
      EN: {
        title: 'New season, 100K',
        lead: 'Deposit 200,000 ₫, valid bets of 1,000,000 ₫ on sports. Wager it 5 times within 14 days.',
        content:
          '<p>Won and lost bets count alike. Valid bets on sports and e-sports after you joined count.</p>',
      },
    },
  },
  ...offersToRead,
];
