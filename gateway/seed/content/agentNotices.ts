import type { SeedNotice } from './notices.ts';

/** For agents alone. */
export const agentNotices: readonly SeedNotice[] = [
  {
    kind: 'general',
    hoursAgo: 20,
    texts: {
      VI: {
        title: 'Liên kết đăng ký mới: mỗi liên kết có tỷ lệ hoàn trả riêng',
        content:
          '<p>Trong mục Liên kết đăng ký, mỗi liên kết có tỷ lệ riêng theo loại trò chơi, không cao hơn tỷ lệ của bạn. Lượt truy cập và lượt đăng ký được đếm theo ngày.</p><p>Chỉ gửi liên kết cho người đủ tuổi và đã đồng ý nhận tin.</p>',
      },
      EN: {
        title: 'Register links: each link has rebates of its own',
        content:
          '<p>Under Register links, each link has its own rates by game type, within your own rates. Visits and registrations are counted by day.</p><p>Send a link only to people who are of age and have agreed to hear from you.</p>',
      },
    },
  },
  {
    kind: 'payment',
    hoursAgo: 96,
    texts: {
      VI: {
        title: 'Kỳ chia cổ tức tháng này: bảng kê có từ 00:00 ngày 15',
        content:
          '<p>Cổ tức của các kỳ đã đóng được trả vào ngày 15, kèm bảng kê từng kỳ. Vé cược trả kết quả muộn được tính vào kỳ sau và có ghi rõ.</p>',
      },
      EN: {
        title: 'This month’s dividend: statements from 00:00 on the 15th',
        content:
          '<p>Dividends of all closed periods are paid on the 15th, with a statement for each. Bets that were settled late count in the next period and are marked.</p>',
      },
    },
  },
];
