import type { Notice } from '#contract/wireTypes';
import type { ArticleTexts } from '../../content/schema.ts';
import type { Texts } from '../../brands/languages/texts.ts';

export interface SeedNotice extends Pick<Notice, 'kind'> {
  /** How long before the first start it was published. */
  readonly hoursAgo: number;
  /** So often what it promises is wagered; where the market allows less, it is left out. */
  readonly times?: number;
  readonly texts: Texts<ArticleTexts>;
}

export const seedNotices: readonly SeedNotice[] = [
  {
    kind: 'maintenance',
    hoursAgo: 4,
    texts: {
      VI: {
        title: 'Bảo trì định kỳ: sảnh Lumen tạm ngưng từ 02:00 đến 04:00 ngày mai',
        content:
          '<p>Vé cược đã đặt vẫn được giữ nguyên, tiền thắng được trả sau khi mở lại. Số dư vẫn rút bình thường.</p><p>Trong thời gian này, các trò của Lumen hiện dấu bảo trì và giờ mở lại. Vòng quay đang dở được hoàn tất tự động, kết quả nằm ở Lịch sử cược.</p>',
      },
      EN: {
        title: 'Planned maintenance: Lumen is paused from 02:00 to 04:00 tomorrow',
        content:
          '<p>Bets already placed stay as they are, and wins are paid after it reopens. You can withdraw as usual.</p><p>Meanwhile Lumen games show a maintenance mark and when they are back. A spin in progress is finished for you; its result is in your betting record.</p>',
      },
    },
  },
  {
    kind: 'promotion',
    hoursAgo: 11,
    times: 1,
    texts: {
      VI: {
        title: 'Hoàn trả mỗi ngày: Slots 1,2%, Bắn cá 1%, Casino 0,8%, cược đủ 1 lần',
        content:
          '<p>Hoàn trả tính trên cược hợp lệ của ngày hôm trước, tối đa 5.000.000 ₫ một ngày, vào ví trước 12:00.</p><table><thead><tr><th>Loại</th><th>Tỷ lệ</th></tr></thead><tbody><tr><td>Slots</td><td>1,2%</td></tr><tr><td>Bắn cá, Thể thao, Xổ số</td><td>1%</td></tr><tr><td>Casino trực tuyến</td><td>0,8%</td></tr></tbody></table><p>Khoản hoàn trả cần cược đủ 1 lần trong 7 ngày trước khi rút.</p>',
      },
      EN: {
        title: 'Daily rebate: slots 1.2%, fishing 1%, casino 0.8%, wager it once',
        content:
          '<p>The rebate is counted on the valid bets of the day before, up to 5,000,000 ₫ a day, and is in your wallet by 12:00.</p><table><thead><tr><th>Category</th><th>Rate</th></tr></thead><tbody><tr><td>Slots</td><td>1.2%</td></tr><tr><td>Fishing, sports, lottery</td><td>1%</td></tr><tr><td>Live casino</td><td>0.8%</td></tr></tbody></table><p>Wager the rebate once within 7 days before you withdraw.</p>',
      },
    },
  },
  {
    kind: 'general',
    hoursAgo: 13,
    texts: {
      VI: {
        title: 'Chia cổ tức đại lý vào ngày 15 hằng tháng',
        content:
          '<p>Bảng kê có trong trung tâm đại lý, mục Cổ tức. Cổ tức dành cho đại lý có hợp đồng và tính trên kết quả của kỳ; kỳ lỗ không có cổ tức.</p>',
      },
      EN: {
        title: 'Agent dividends are paid on the 15th of each month',
        content:
          '<p>The statement is in the agent centre under Dividend. Dividends are for agents with a contract and are counted on the result of the period; a period of loss pays none.</p>',
      },
    },
  },
  {
    kind: 'promotion',
    hoursAgo: 15,
    times: 5,
    texts: {
      VI: {
        title: 'Lì xì điểm danh cuối tuần từ 8K đến 131K, cược đủ 5 lần',
        content:
          '<p>Từ thứ Sáu đến Chủ nhật, mỗi người một phong mỗi ngày.</p><ul><li>Đã nạp từ 100.000 ₫ trong tuần</li><li>Tiền lì xì cần cược đủ 5 lần trong 7 ngày trước khi rút</li></ul>',
      },
      EN: {
        title: 'Weekend check-in envelopes from 8K to 131K, wager them 5 times',
        content:
          '<p>From Friday to Sunday, one envelope a person and day.</p><ul><li>For accounts with deposits from 100,000 ₫ this week</li><li>Wager the envelope 5 times within 7 days before you withdraw</li></ul>',
      },
    },
  },
  {
    kind: 'promotion',
    hoursAgo: 32,
    times: 3,
    texts: {
      VI: {
        title: 'Giải đấu Slots tuần này, quỹ thưởng 500.000.000 ₫',
        content:
          '<p>Xếp hạng theo hệ số thắng cao nhất của một vòng quay từ 2.000 ₫. 200 người đầu bảng chia quỹ thưởng.</p><p>Tiền thưởng tối đa 50.000.000 ₫ một người, cần cược đủ 3 lần trong 14 ngày trước khi rút.</p>',
      },
      EN: {
        title: 'Slots tournament this week, prize pool 500,000,000 ₫',
        content:
          '<p>Ranked by the highest win multiple of one spin from 2,000 ₫. The first 200 share the pool.</p><p>Prizes are up to 50,000,000 ₫ a person; wager them 3 times within 14 days before you withdraw.</p>',
      },
    },
  },
  {
    kind: 'general',
    hoursAgo: 58,
    texts: {
      VI: {
        title: 'Ứng dụng Android bản 4.2 đã có',
        content: '<p>Mở nhanh hơn và thêm khóa vân tay. Ứng dụng tự cập nhật khi bạn mở lại.</p>',
      },
      EN: {
        title: 'Version 4.2 of the Android app is here',
        content:
          '<p>It opens faster and has a fingerprint lock. The app updates itself when you open it again.</p>',
      },
    },
  },
  {
    kind: 'payment',
    hoursAgo: 73,
    texts: {
      VI: {
        title: 'Ngân hàng Bắc Sơn tạm dừng nhận tiền đến 23:00',
        content:
          '<p>Vui lòng chọn ngân hàng khác khi nạp. Tiền đã chuyển trước giờ tạm dừng vẫn vào ví; nếu sau 30 phút chưa thấy, hãy đính kèm biên lai vào lệnh nạp.</p>',
      },
      EN: {
        title: 'Bac Son Bank takes no deposits until 23:00',
        content:
          '<p>Please choose another bank to deposit. Money sent before the pause still reaches your wallet; if it is not there after 30 minutes, attach the receipt to your deposit order.</p>',
      },
    },
  },
  {
    kind: 'payment',
    hoursAgo: 100,
    texts: {
      VI: {
        title: 'Rút tiền trong kỳ nghỉ: thời gian xử lý có thể đến 2 giờ',
        content:
          '<p>Các ngân hàng đối soát chậm hơn vào cuối tuần. Yêu cầu rút vẫn được nhận suốt ngày đêm và phí vẫn là 0 ₫.</p>',
      },
      EN: {
        title: 'Withdrawals on holidays can take up to 2 hours',
        content:
          '<p>Banks settle more slowly at weekends. Withdrawal requests are taken around the clock, and the fee is still 0 ₫.</p>',
      },
    },
  },
  {
    kind: 'general',
    hoursAgo: 156,
    texts: {
      VI: {
        title: 'Nhắc bạn bật xác minh hai bước',
        content:
          '<p>Bật ở mục Bảo mật, mất khoảng một phút. Chúng tôi không bao giờ hỏi mật khẩu qua tin nhắn hay điện thoại.</p>',
      },
      EN: {
        title: 'Turn on two-factor login',
        content:
          '<p>You find it in the security centre; it takes about a minute. We never ask for your password by message or phone.</p>',
      },
    },
  },
  {
    kind: 'general',
    hoursAgo: 197,
    texts: {
      VI: {
        title: 'Cập nhật điều khoản từ 01/12/2026',
        content:
          '<p>Những điểm thay đổi: thời hạn khiếu nại tăng từ 7 lên 14 ngày; hạn mức nạp giảm có hiệu lực tức thì, tăng sau 24 giờ.</p>',
      },
      EN: {
        title: 'New terms from 01/12/2026',
        content:
          '<p>What changes: complaints can be made within 14 days in place of 7; lower deposit limits hold at once, higher ones after 24 hours.</p>',
      },
    },
  },
  {
    kind: 'general',
    hoursAgo: 240,
    texts: {
      VI: {
        title: 'Hạn mức nạp, tạm nghỉ và tự khóa tài khoản',
        content:
          '<p>Đặt hạn mức theo ngày, tuần hoặc tháng ngay cạnh nút Nạp tiền. Tạm nghỉ từ một ngày; tự khóa tính theo tháng và không thể mở lại sớm hơn.</p>',
      },
      EN: {
        title: 'Deposit limits, time-outs and self-exclusion',
        content:
          '<p>Set a limit by day, week or month beside the Deposit button. A time-out lasts from one day; self-exclusion is counted in months and cannot be lifted earlier.</p>',
      },
    },
  },
  {
    kind: 'maintenance',
    hoursAgo: 290,
    texts: {
      VI: {
        title: 'Đã xong bảo trì: sảnh Kirin và Starfall mở lại',
        content: '<p>Mọi vé cược và vòng quay dở dang đã được kết toán. Cảm ơn bạn đã chờ.</p>',
      },
      EN: {
        title: 'Maintenance done: Kirin and Starfall are open again',
        content: '<p>All open bets and spins have been settled. Thank you for waiting.</p>',
      },
    },
  },
];
