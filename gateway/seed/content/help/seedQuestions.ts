import type { SeedArticle } from './SeedArticle.ts';

export const seedQuestions: readonly SeedArticle[] = [
  {
    section: 'faq',
    texts: {
      VI: {
        title: 'Vì sao lệnh rút cần thời gian?',
        content:
          '<p>Lệnh rút qua ba bước: kiểm tra vòng cược, duyệt, chuyển tiền. Đa số xong trong 15 phút.</p><p>Từng bước hiện ở trang Rút tiền. Khi tiền đến, hãy xác nhận ở cùng trang đó.</p>',
      },
      EN: {
        title: 'Why does a withdrawal take time?',
        content:
          '<p>A withdrawal goes through three steps: the wagering is checked, it is approved, the money is sent. Most are done within 15 minutes.</p><p>Each step shows on the withdrawal page. Once the money has arrived, confirm it there.</p>',
      },
    },
  },
  {
    section: 'faq',
    texts: {
      VI: {
        title: 'Vòng cược là gì?',
        content:
          '<p>Vòng cược là số tiền cần đặt cược trước khi một khoản nạp hoặc thưởng rút được. Thưởng 50.000 ₫ với vòng cược 3 lần nghĩa là cần cược hợp lệ 150.000 ₫.</p><p>Trang Rút tiền cho biết còn thiếu bao nhiêu và khoản nào đang bị giữ.</p>',
      },
      EN: {
        title: 'What is wagering?',
        content:
          '<p>Wagering is the amount to be staked before a deposit or bonus can leave. A bonus of 50,000 ₫ with a wagering of 3 times takes valid bets of 150,000 ₫.</p><p>The withdrawal page says how much is left and which money is bound.</p>',
      },
    },
  },
  {
    section: 'faq',
    texts: {
      VI: {
        title: 'Chuyển khoản sai nội dung thì sao?',
        content:
          '<p>Khoản nạp vẫn được tìm thấy nhưng lâu hơn. Mở trang Nạp tiền, chọn lệnh vừa tạo và gửi ảnh biên lai.</p><p>Nếu lệnh đã hết hạn, hãy gửi góp ý loại Nạp rút, kèm ảnh biên lai.</p>',
      },
      EN: {
        title: 'I transferred with the wrong text. What now?',
        content:
          '<p>The deposit is still found, it only takes longer. Open the deposit page, choose the order and send a picture of the receipt.</p><p>If the order has expired, send feedback of the type Money with the receipt.</p>',
      },
    },
  },
  {
    section: 'faq',
    texts: {
      VI: {
        title: 'Làm sao biết ván chơi công bằng?',
        content:
          '<p>Trước mỗi ván, mã băm của hạt giống được ghi lại. Sau ván, mở ván đó trong Lịch sử cược để xem hạt giống và tự tính lại kết quả.</p>',
      },
      EN: {
        title: 'How do I know that a round was fair?',
        content:
          '<p>Before each round the hash of its seed is recorded. Afterwards, open the round in your betting record to see the seed and compute the result yourself.</p>',
      },
    },
  },
  {
    section: 'faq',
    texts: {
      VI: {
        title: 'Mất kết nối khi đang chơi thì sao?',
        content:
          '<p>Ván đã đặt vẫn được tính ở máy chủ. Mở lại trò chơi hoặc xem Lịch sử cược để biết kết quả trước khi đặt lại.</p>',
      },
      EN: {
        title: 'What happens when I lose the connection in a game?',
        content:
          '<p>A round that was placed is settled on the server. Open the game again or look into your betting record before you bet once more.</p>',
      },
    },
  },
  {
    section: 'faq',
    texts: {
      VI: {
        title: 'Điểm có hết hạn không?',
        content:
          '<p>Không. Điểm đã có được giữ nguyên cho đến khi bạn đổi. Xem tỷ lệ ở <a href="/pointMall">cửa hàng điểm</a>.</p>',
      },
      EN: {
        title: 'Do points expire?',
        content:
          '<p>No. Points stay until you redeem them. The ratios are in the <a href="/pointMall">points mall</a>.</p>',
      },
    },
  },
  {
    section: 'account',
    texts: {
      VI: {
        title: 'Quên mật khẩu đăng nhập',
        content:
          '<ol><li>Ở cửa sổ đăng nhập, chọn Quên mật khẩu.</li><li>Nhập số điện thoại hoặc email đã xác minh.</li><li>Nhập mã hoặc mở liên kết trong thư, rồi đặt mật khẩu mới.</li></ol><p>Các thiết bị khác được đăng xuất ngay sau đó.</p>',
      },
      EN: {
        title: 'I forgot my password',
        content:
          '<ol><li>Choose Forgot password in the log-in window.</li><li>Enter the mobile number or e-mail address that you verified.</li><li>Enter the code or open the link of the letter, then set a new password.</li></ol><p>Other devices are logged out at once.</p>',
      },
    },
  },
  {
    section: 'account',
    texts: {
      VI: {
        title: 'Quên mật khẩu rút tiền',
        content: '<p>Vào Trung tâm bảo mật, chọn Mật khẩu rút tiền và xác nhận bằng mật khẩu đăng nhập.</p>',
      },
      EN: {
        title: 'I forgot my withdraw password',
        content:
          '<p>Open the security centre, choose Withdraw password, and confirm with your log-in password.</p>',
      },
    },
  },
  {
    section: 'account',
    texts: {
      VI: {
        title: 'Bật xác thực hai bước',
        content:
          '<p>Trong Trung tâm bảo mật, quét mã bằng ứng dụng xác thực và giữ các mã khôi phục ở nơi an toàn. Từ đó, mỗi lần đăng nhập từ nơi lạ cần thêm một mã.</p>',
      },
      EN: {
        title: 'Turn on two-factor authentication',
        content:
          '<p>In the security centre, scan the code with an authenticator app and keep the recovery codes in a safe place. From then on a log-in from an unknown place needs a code.</p>',
      },
    },
  },
  {
    section: 'account',
    texts: {
      VI: {
        title: 'Đăng xuất thiết bị khác',
        content:
          '<p>Trung tâm bảo mật liệt kê mọi thiết bị đang đăng nhập. Chọn một thiết bị để đăng xuất.</p>',
      },
      EN: {
        title: 'Log out other devices',
        content: '<p>The security centre lists every device that is logged in. Choose one to log it out.</p>',
      },
    },
  },
  {
    section: 'deposit',
    texts: {
      VI: {
        title: 'Các cách nạp tiền',
        content:
          '<p>Chuyển khoản từ 100.000 ₫, mã QR và ví điện tử từ 50.000 ₫, thẻ từ 100.000 ₫ (phí 1,5%), USDT từ 500.000 ₫. Mức cao nhất của từng cách hiện ngay ở trang Nạp tiền.</p><p>Tiền thường vào ví sau 1 đến 3 phút, USDT sau 10 đến 30 phút.</p>',
      },
      EN: {
        title: 'Ways to deposit',
        content:
          '<p>Bank transfer from 100,000 ₫, QR code and e-wallet from 50,000 ₫, card from 100,000 ₫ (fee 1.5%), USDT from 500,000 ₫. The most of each way shows on the deposit page.</p><p>Money usually arrives within 1 to 3 minutes, USDT within 10 to 30.</p>',
      },
    },
  },
  {
    section: 'deposit',
    texts: {
      VI: {
        title: 'Nạp tiền có điều kiện gì?',
        content:
          '<p>Mỗi khoản nạp cần cược hợp lệ đủ 1 lần trước khi rút. Trang Nạp tiền nói rõ số tiền này trước khi bạn bấm nút.</p>',
      },
      EN: {
        title: 'What does a deposit bind?',
        content:
          '<p>Each deposit has to be wagered once before it can leave. The deposit page says the sum before you press the button.</p>',
      },
    },
  },
  {
    section: 'deposit',
    texts: {
      VI: {
        title: 'Đặt hạn mức nạp ở đâu?',
        content:
          '<p>Mở Chơi có trách nhiệm, chọn hạn mức nạp theo ngày, tuần hoặc tháng. Giảm hạn mức có hiệu lực ngay, tăng hạn mức phải chờ 24 giờ rồi xác nhận lại.</p>',
      },
      EN: {
        title: 'Where do I set a deposit limit?',
        content:
          '<p>Open Safer play and choose a deposit limit by day, week or month. A lower limit holds at once; a higher one waits for 24 hours and has to be confirmed.</p>',
      },
    },
  },
];
