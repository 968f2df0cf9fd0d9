import type { SeedArticle } from './SeedArticle.ts';

export const seedPapers: readonly SeedArticle[] = [
  {
    section: 'responsible',
    texts: {
      VI: {
        title: 'Các công cụ của bạn',
        content:
          '<ul><li>Hạn mức nạp, cược, thua và thời gian, theo ngày, tuần hoặc tháng.</li><li>Nhắc thời gian chơi mỗi 10 đến 60 phút.</li><li>Nghỉ ngắn 15, 30 hoặc 60 phút.</li><li>Tạm nghỉ từ 1 ngày.</li><li>Tự khóa tài khoản, tính theo tháng.</li></ul><p>Tất cả nằm ở mục Chơi có trách nhiệm, có hiệu lực ngay.</p>',
      },
      EN: {
        title: 'Your tools',
        content:
          '<ul><li>Limits of deposits, stakes, losses and time, by day, week or month.</li><li>Reality checks every 10 to 60 minutes.</li><li>Short breaks of 15, 30 or 60 minutes.</li><li>Time-outs from one day.</li><li>Self-exclusion, counted in months.</li></ul><p>All of them are under Safer play and hold at once.</p>',
      },
    },
  },
  {
    section: 'responsible',
    texts: {
      VI: {
        title: 'Dấu hiệu cần dừng lại',
        content:
          '<ul><li>Đặt cược để lấy lại tiền đã thua.</li><li>Vay tiền hoặc giấu người thân để chơi.</li><li>Chơi lâu hơn hoặc nhiều hơn dự định.</li></ul><p>Nếu thấy mình trong đó, hãy tạm nghỉ và nói chuyện với người bạn tin.</p>',
      },
      EN: {
        title: 'Signs that it is time to stop',
        content:
          '<ul><li>Betting to win back what you lost.</li><li>Borrowing, or hiding play from people close to you.</li><li>Playing longer or for more than you meant to.</li></ul><p>If you see yourself in it, take a time-out and talk to somebody you trust.</p>',
      },
    },
  },
  {
    section: 'responsible',
    texts: {
      VI: {
        title: 'Chỉ dành cho người đủ tuổi',
        content:
          '<p>Người chưa đủ tuổi theo luật nơi ở không được chơi. Hãy đăng xuất khi dùng chung thiết bị và đừng lưu mật khẩu ở đó.</p>',
      },
      EN: {
        title: 'Adults only',
        content:
          '<p>Nobody below the legal age of their place may play. Log out on shared devices and do not save your password there.</p>',
      },
    },
  },
  {
    section: 'agents',
    texts: {
      VI: {
        title: 'Trở thành đại lý',
        content:
          '<p>Đại lý giới thiệu người chơi bằng liên kết riêng và được chia theo hợp đồng đã ký. Gửi góp ý loại Khác để đăng ký.</p>',
      },
      EN: {
        title: 'Become an agent',
        content:
          '<p>Agents bring players by a link of their own and are paid by a signed contract. Send feedback of the type Other to apply.</p>',
      },
    },
  },
  {
    section: 'agents',
    texts: {
      VI: {
        title: 'Hợp đồng và kỳ trả',
        content:
          '<p>Mỗi hợp đồng ghi bậc, tỷ lệ và kỳ. Cổ tức trả ngày 15, lương ngày và giờ trả cuối kỳ, lương tức thời mỗi 5 phút. Bảng kê cho thấy cách tính từng khoản.</p>',
      },
      EN: {
        title: 'Contracts and payment',
        content:
          '<p>Each contract names its tiers, rates and period. Dividends are paid on the 15th, daily and hourly salaries at the end of their period, real-time salary every 5 minutes. Statements show how each sum was computed.</p>',
      },
    },
  },
  {
    section: 'agents',
    texts: {
      VI: {
        title: 'Đại lý thấy gì của thành viên?',
        content:
          '<p>Đại lý thấy cược và dòng tiền của tuyến dưới. Đại lý không thấy hạn mức, việc tự khóa hay thông tin liên hệ của ai.</p>',
      },
      EN: {
        title: 'What does an agent see of a member?',
        content:
          '<p>Agents see bets and movements of their line. They never see limits, exclusions or contacts of anybody.</p>',
      },
    },
  },
  {
    section: 'terms',
    texts: {
      VI: {
        title: 'Điều khoản sử dụng',
        content:
          '<p>Khi mở tài khoản, bạn xác nhận đủ tuổi, chơi cho chính mình và nơi bạn ở cho phép.</p><ol><li>Mỗi người một tài khoản. Thông tin phải là của bạn.</li><li>Tiền trong ví là của bạn. Phần bị giữ bởi vòng cược được nói rõ trước khi giữ.</li><li>Ván bị lỗi kỹ thuật được hủy và trả lại tiền cược.</li><li>Tài khoản dùng để gian lận, rửa tiền hoặc cho người chưa đủ tuổi bị đóng; tiền hợp lệ được trả lại.</li><li>Thay đổi điều khoản được thông báo trước 14 ngày ở trang Thông báo.</li></ol><p>Để đóng tài khoản, gửi góp ý loại Tài khoản. Số dư rút được trước khi đóng.</p>',
      },
      EN: {
        title: 'Terms of use',
        content:
          '<p>By opening an account you confirm that you are of age, play for yourself, and that your place allows it.</p><ol><li>One account a person. The details have to be yours.</li><li>The money in your wallet is yours. What wagering binds is said before it is bound.</li><li>Rounds with a technical fault are voided and their stakes returned.</li><li>Accounts used for fraud, money laundering or by minors are closed; lawful money is returned.</li><li>Changes of these terms are announced 14 days ahead on the notice page.</li></ol><p>To close your account, send feedback of the type Account. The balance can be withdrawn before.</p>',
      },
    },
  },
  {
    section: 'terms',
    texts: {
      VI: {
        title: 'Khiếu nại',
        content:
          '<p>Gửi góp ý, kèm mã ván hoặc mã lệnh. Mỗi góp ý có mã số và được trả lời trong hộp thư. Nếu chưa đồng ý, hãy gửi lại kèm mã số đó.</p>',
      },
      EN: {
        title: 'Complaints',
        content:
          '<p>Send feedback with the number of the round or order. Each feedback has a number and is answered in your inbox. If you do not agree, write again with that number.</p>',
      },
    },
  },
  {
    section: 'privacy',
    texts: {
      VI: {
        title: 'Dữ liệu nào được giữ?',
        content:
          '<ul><li>Thông tin bạn nhập khi đăng ký và trong hồ sơ.</li><li>Lịch sử đăng nhập, cược và giao dịch.</li><li>Ảnh bạn gửi làm bằng chứng.</li></ul><p>Mật khẩu chỉ được lưu dưới dạng mã hóa một chiều.</p>',
      },
      EN: {
        title: 'What data is kept?',
        content:
          '<ul><li>What you enter at registration and in your profile.</li><li>The record of your log-ins, bets and movements of money.</li><li>Pictures that you send as proof.</li></ul><p>Passwords are kept as one-way hashes alone.</p>',
      },
    },
  },
  {
    section: 'privacy',
    texts: {
      VI: {
        title: 'Dùng dữ liệu để làm gì?',
        content:
          '<p>Để vận hành tài khoản, trả tiền, chống gian lận và thực hiện nghĩa vụ theo luật. Không bán dữ liệu. Số liệu truy cập chỉ được đo khi bạn đồng ý.</p>',
      },
      EN: {
        title: 'What is it used for?',
        content:
          '<p>To run your account, pay you, prevent fraud and fulfil the law. It is not sold. Visits are measured only if you agree.</p>',
      },
    },
  },
  {
    section: 'privacy',
    texts: {
      VI: {
        title: 'Quyền của bạn',
        content:
          '<p>Xem và sửa hồ sơ ở Trung tâm bảo mật. Muốn nhận bản sao hoặc xóa dữ liệu, hãy gửi góp ý loại Tài khoản. Dữ liệu phải giữ theo luật được xóa khi hết hạn.</p>',
      },
      EN: {
        title: 'Your rights',
        content:
          '<p>See and change your profile in the security centre. For a copy of your data or its deletion, send feedback of the type Account. What the law demands is kept until its time is over.</p>',
      },
    },
  },
  {
    section: 'about',
    texts: {
      VI: {
        title: 'Về chúng tôi',
        content:
          '<p>Sảnh giải trí trực tuyến với slots, casino, bắn cá, game bài, xổ số và thể thao, bằng nhiều ngôn ngữ.</p><p>Chúng tôi nói trước điều gì tốn tiền, giữ tiền hay có rủi ro, và rút tiền không khó hơn nạp tiền.</p>',
      },
      EN: {
        title: 'About us',
        content:
          '<p>An online lobby with slots, casino, fishing, card games, lotteries and sports, in several languages.</p><p>We say beforehand what costs, binds or risks money, and withdrawing is no harder than depositing.</p>',
      },
    },
  },
];
