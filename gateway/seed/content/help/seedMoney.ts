import type { SeedArticle } from './SeedArticle.ts';

export const seedMoney: readonly SeedArticle[] = [
  {
    section: 'withdraw',
    texts: {
      VI: {
        title: 'Cách rút tiền',
        content:
          '<ol><li>Thêm tài khoản ngân hàng hoặc địa chỉ USDT đứng tên bạn.</li><li>Nhập số tiền và mật khẩu rút tiền.</li><li>Theo dõi lệnh, rồi xác nhận khi tiền đến.</li></ol><p>Mỗi lệnh từ 100.000 ₫, không có phí của chúng tôi.</p>',
      },
      EN: {
        title: 'How to withdraw',
        content:
          '<ol><li>Add a bank account or a USDT address in your name.</li><li>Enter the amount and your withdraw password.</li><li>Follow the order, then confirm once the money has arrived.</li></ol><p>An order is of at least 100,000 ₫; we take no fee.</p>',
      },
    },
  },
  {
    section: 'withdraw',
    texts: {
      VI: {
        title: 'Tài khoản mới thêm chưa dùng được?',
        content:
          '<p>Vì an toàn, tài khoản nhận tiền mới cần chờ một thời gian trước khi dùng. Giờ dùng được ghi bên cạnh tài khoản.</p>',
      },
      EN: {
        title: 'Why can’t I use the account that I just added?',
        content:
          '<p>For safety a new account waits before money can go to it. The time from which it can be used stands beside it.</p>',
      },
    },
  },
  {
    section: 'withdraw',
    texts: {
      VI: {
        title: 'Tiền đến thiếu hoặc không đến',
        content:
          '<p>Trên lệnh đã chi, chọn Nhận một phần hoặc Chưa nhận và gửi ảnh sao kê. Lệnh được mở lại và có câu trả lời ngay tại đó.</p>',
      },
      EN: {
        title: 'The money arrived in part or not at all',
        content:
          '<p>On the order that was paid, choose Partly or Not received and send a picture of your statement. The order is opened again and answered there.</p>',
      },
    },
  },
  {
    section: 'withdraw',
    texts: {
      VI: {
        title: 'Rút tiền khi đang tạm nghỉ hoặc tự khóa',
        content: '<p>Luôn rút được. Trong thời gian đó, tiền tự nạp không cần cược thêm.</p>',
      },
      EN: {
        title: 'Withdrawing during a pause or self-exclusion',
        content: '<p>Always possible. During that time your own deposits need no wagering.</p>',
      },
    },
  },
  {
    section: 'wagering',
    texts: {
      VI: {
        title: 'Cược nào được tính?',
        content:
          '<p>Slots, bắn cá, xổ số và thể thao tính 100%. Casino trực tuyến, baccarat, roulette và game bài tính 50%. Ván bị hủy không tính.</p>',
      },
      EN: {
        title: 'Which bets count?',
        content:
          '<p>Slots, fishing, lotteries and sports count in whole. Live casino, baccarat, roulette and card games count by half. Voided rounds do not count.</p>',
      },
    },
  },
  {
    section: 'wagering',
    texts: {
      VI: {
        title: 'Thứ tự tính vòng cược',
        content:
          '<p>Cược được tính cho khoản cũ nhất trước. Một khoản đủ vòng cược thì phần tiền nó giữ được tự do ngay.</p>',
      },
      EN: {
        title: 'In which order wagering counts',
        content:
          '<p>Bets count for the oldest requirement first. Once one is met, the money that it bound is free.</p>',
      },
    },
  },
  {
    section: 'wagering',
    texts: {
      VI: {
        title: 'Hủy một khoản thưởng',
        content:
          '<p>Ở trang Chi tiết thưởng, chọn Hủy thưởng. Phần thưởng còn bị giữ được thu lại, tiền của bạn không đổi.</p>',
      },
      EN: {
        title: 'Cancel a bonus',
        content:
          '<p>On the bonus page, choose Cancel bonus. What the bonus still binds is taken back; your own money stays.</p>',
      },
    },
  },
  {
    section: 'wagering',
    texts: {
      VI: {
        title: 'Thưởng hết hạn',
        content:
          '<p>Thưởng có thời hạn cược ghi trên thẻ ưu đãi. Hết hạn, phần còn bị giữ được thu lại. Khi bạn tạm nghỉ, thời hạn dừng lại.</p>',
      },
      EN: {
        title: 'When a bonus ends',
        content:
          '<p>The time for wagering stands on the card of the offer. When it is over, what is still bound is taken back. While you rest, that time stands still.</p>',
      },
    },
  },
  {
    section: 'rules',
    texts: {
      VI: {
        title: 'Luật chung của trò chơi',
        content:
          '<p>Kết quả do máy chủ quyết định. Ván đã đặt không hủy được, trừ khi nhà cung cấp hủy ván: khi đó tiền cược trở về ví.</p><p>Tỷ lệ trả thưởng và luật riêng nằm trong từng trò chơi.</p>',
      },
      EN: {
        title: 'Rules of all games',
        content:
          '<p>The server decides the result. A round that was placed cannot be taken back unless its vendor voids it: then the stake returns.</p><p>Payouts and special rules are in each game.</p>',
      },
    },
  },
  {
    section: 'rules',
    texts: {
      VI: {
        title: 'Xổ số',
        content:
          '<p>Vé mua trước giờ khóa số của kỳ quay. Vé hủy được cho đến giờ đó. Số quay được tính từ hạt giống đã công bố mã băm.</p>',
      },
      EN: {
        title: 'Lotteries',
        content:
          '<p>Tickets are bought before the draw closes and can be cancelled until then. Numbers are drawn from a seed whose hash was published.</p>',
      },
    },
  },
  {
    section: 'rules',
    texts: {
      VI: {
        title: 'Thể thao',
        content:
          '<p>Tỷ lệ có thể đổi khi đặt: phiếu cho thấy tỷ lệ cũ và mới, và chỉ đặt khi bạn đồng ý. Trận bị hủy thì tiền cược được trả lại.</p>',
      },
      EN: {
        title: 'Sports',
        content:
          '<p>Odds can move while you bet: the slip shows the old and the new price and places the bet only when you agree. Stakes on a match that is called off are returned.</p>',
      },
    },
  },
];
