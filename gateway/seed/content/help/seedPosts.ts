import type { PostKind } from '#contract/help';
import type { Texts } from '../../../brands/languages/texts.ts';
import type { PostTexts } from '../../../content/help/schema.ts';

interface SeedPost {
  readonly kind: PostKind;
  readonly slug: string;
  readonly art: `/${string}`;
  readonly daysAgo: number;
  readonly texts: Texts<PostTexts>;
}

export const seedPosts: readonly SeedPost[] = [
  {
    kind: 'news',
    slug: 'points-mall',
    art: '/art/props/gift',
    daysAgo: 2,
    texts: {
      VI: {
        title: 'Cửa hàng điểm mở cửa',
        lead: 'Cược hợp lệ và nạp tiền đều được điểm, điểm không hết hạn.',
        content:
          '<p>Từ hôm nay, mỗi khoản cược hợp lệ và khoản nạp đều được điểm theo tỷ lệ công khai. Điểm đổi được hiện vật, vòng quay hoặc tiền.</p><p>Tiền đổi từ điểm có vòng cược ghi ngay trên thẻ quà. Điểm là phần thêm, không phải lý do để cược nhiều hơn.</p><p><a href="/pointMall">Xem cửa hàng điểm</a></p>',
      },
      EN: {
        title: 'The points mall is open',
        lead: 'Valid bets and deposits earn points, and points never expire.',
        content:
          '<p>From today on, valid bets and deposits earn points by published ratios. Points turn into goods, bonus rounds or money.</p><p>Money for points has its wagering on the card of the reward. Points come on top; they are no reason to bet more.</p><p><a href="/pointMall">See the points mall</a></p>',
      },
    },
  },
  {
    kind: 'news',
    slug: 'two-halves-of-a-withdrawal',
    art: '/art/scenes/bonus',
    daysAgo: 9,
    texts: {
      VI: {
        title: 'Trang Rút tiền nói rõ phần đang bị giữ',
        lead: 'Bạn thấy phần rút được ngay, phần còn chờ cược và vì khoản nào.',
        content:
          '<p>Trang Rút tiền nay tách hai phần: tiền rút được ngay và tiền còn chờ cược. Mỗi khoản bị giữ ghi rõ nguồn, số cần cược và số đã cược.</p><p>Tiền của bạn không bị giữ thêm vì một khoản thưởng. Thưởng hủy được bất cứ lúc nào.</p>',
      },
      EN: {
        title: 'The withdrawal page says what is bound',
        lead: 'You see what can leave at once, what waits for wagering, and for which money.',
        content:
          '<p>The withdrawal page now tells two parts apart: what can leave at once and what waits for wagering. Each requirement names its source, what it takes and how far you are.</p><p>A bonus never binds your own money, and it can be cancelled at any time.</p>',
      },
    },
  },
  {
    kind: 'blog',
    slug: 'what-a-house-edge-is',
    art: '/art/props/dice',
    daysAgo: 5,
    texts: {
      VI: {
        title: 'Lợi thế nhà cái là gì?',
        lead: 'Con số cho biết một trò chơi giữ lại bao nhiêu về lâu dài.',
        content:
          '<p>Một trò chơi có tỷ lệ trả thưởng 96% giữ lại trung bình 4% tiền cược sau rất nhiều ván. Trong một buổi, kết quả có thể lệch xa con số đó theo cả hai hướng.</p><p>Không có cách chơi nào đổi được con số này. Hệ thống tăng tiền cược sau mỗi ván thua chỉ khiến số tiền thua lớn hơn khi chuỗi thua dài.</p><p>Hãy coi tiền cược là giá của giải trí: đặt trước số tiền chấp nhận mất và dừng khi hết. <a href="/help#responsible">Công cụ của bạn</a> giúp giữ đúng mức đó.</p>',
      },
      EN: {
        title: 'What is a house edge?',
        lead: 'The figure that says how much a game keeps in the long run.',
        content:
          '<p>A game that pays back 96% keeps 4% of all stakes on average, over very many rounds. In one evening the result can lie far from it, to either side.</p><p>No way of playing changes that figure. Doubling the stake after each loss only makes the loss larger when a run of losses is long.</p><p>Take stakes as the price of entertainment: decide beforehand what you can lose, and stop there. <a href="/help#responsible">Your tools</a> help you to keep to it.</p>',
      },
    },
  },
  {
    kind: 'blog',
    slug: 'how-a-draw-is-proven',
    art: '/art/scenes/sevens',
    daysAgo: 16,
    texts: {
      VI: {
        title: 'Vì sao kết quả quay có thể kiểm tra lại',
        lead: 'Mã băm được công bố trước, hạt giống được mở sau.',
        content:
          '<p>Trước khi quay, máy chủ chọn một hạt giống và công bố mã băm SHA-256 của nó. Mã băm không cho biết hạt giống, nhưng hạt giống khác sẽ có mã băm khác.</p><p>Sau khi quay, hạt giống được mở. Bạn tính mã băm của nó, so với mã đã công bố, rồi tính lại kết quả.</p><p>Nhờ vậy, không ai, kể cả chúng tôi, đổi được kết quả sau khi vé đã bán.</p>',
      },
      EN: {
        title: 'Why you can check a draw',
        lead: 'The hash is published before, the seed is opened afterwards.',
        content:
          '<p>Before a draw the server chooses a seed and publishes its SHA-256 hash. The hash does not tell the seed, but any other seed has another hash.</p><p>After the draw the seed is opened. You compute its hash, compare it with the published one, and compute the result again.</p><p>So nobody, ourselves included, can change the result once tickets are sold.</p>',
      },
    },
  },
  {
    kind: 'news',
    slug: 'one-round-for-everybody',
    art: '/art/props/dice-plate',
    daysAgo: 5,
    texts: {
      VI: {
        title: 'Tài Xỉu và Xóc Đĩa có bàn chung',
        lead: 'Một ván cho mọi người ở bàn, kết quả kiểm tra lại được.',
        content:
          '<p>Ở bàn chung, mọi người cược vào cùng một ván. Số người ngồi bàn là số thật, bảng cầu ghi đúng những ván đã mở.</p><p>Mã băm của hạt giống được công bố trước khi nhận cược. Khi bát mở, hạt giống hiện ra để bạn tự tính lại kết quả.</p><p><a href="/live">Xem các bàn</a></p>',
      },
      EN: {
        title: 'Tài Xỉu and Xóc Đĩa at shared tables',
        lead: 'One round for everybody at the table, with a result you can check.',
        content:
          '<p>At a shared table everybody bets on the same round. The number of players is the real one, and the road shows the rounds that were played.</p><p>The hash of the seed is published before bets are taken. When the bowl is lifted, the seed is shown and you can compute the result again.</p><p><a href="/live">See the tables</a></p>',
      },
    },
  },
  {
    kind: 'news',
    slug: 'on-your-home-screen',
    art: '/art/props/phone',
    daysAgo: 14,
    texts: {
      VI: {
        title: 'Mở trang từ màn hình chính',
        lead: 'Không cần cửa hàng ứng dụng, bốn bước là xong.',
        content:
          '<p>Trang có thể nằm trên màn hình chính của điện thoại hoặc máy tính như một ứng dụng. Bạn không phải tải tệp nào từ nơi lạ.</p><p>Biểu tượng mở đúng địa chỉ này. Xóa biểu tượng không xóa tài khoản.</p><p><a href="/down">Xem hướng dẫn</a></p>',
      },
      EN: {
        title: 'The site on your home screen',
        lead: 'No app store needed; it takes four steps.',
        content:
          '<p>The site can stand on the home screen of a phone or a computer like an app. You do not download a file from anywhere else.</p><p>The icon opens this very address. Removing it does not remove your account.</p><p><a href="/down">See how</a></p>',
      },
    },
  },
  {
    kind: 'news',
    slug: 'limits-that-hold',
    art: '/art/props/watch',
    daysAgo: 21,
    texts: {
      VI: {
        title: 'Hạn mức của bạn có hiệu lực ngay',
        lead: 'Đặt hạn mức nạp, thua, cược và thời gian ở một chỗ.',
        content:
          '<p>Hạn mức thấp hơn có hiệu lực ngay. Hạn mức cao hơn chỉ có hiệu lực sau thời gian chờ, để bạn kịp nghĩ lại.</p><p>Khi cần nghỉ, bạn chọn nghỉ ngắn, tạm ngưng hoặc tự loại trừ. Trong thời gian đó chúng tôi không gửi khuyến mãi.</p><p><a href="/help#responsible">Xem các công cụ</a></p>',
      },
      EN: {
        title: 'Your limits hold at once',
        lead: 'Limits of deposits, losses, stakes and time in one place.',
        content:
          '<p>A lower limit holds at once. A higher one only begins after a waiting time, so that you can think again.</p><p>When you need a rest, choose a short break, a time-out or self-exclusion. Meanwhile we send you no offers.</p><p><a href="/help#responsible">See the tools</a></p>',
      },
    },
  },
  {
    kind: 'blog',
    slug: 'how-to-read-a-handicap',
    art: '/art/props/ball',
    daysAgo: 8,
    texts: {
      VI: {
        title: 'Đọc kèo chấp như thế nào?',
        lead: 'Chấp nửa trái, một phần tư trái và khi nào hòa tiền.',
        content:
          '<p>Đội mạnh chấp đội yếu một số bàn trước trận. Chấp 0,5: đội chấp phải thắng. Chấp 1: thắng đúng một bàn thì hoàn tiền cược.</p><p>Chấp 0,25 hoặc 0,75 chia tiền cược làm hai nửa ở hai mức liền kề, nên có thể thắng nửa hoặc thua nửa.</p><p>Kèo chấp làm hai cửa gần ngang nhau. Nó không làm cho cửa nào dễ thắng hơn về lâu dài.</p>',
      },
      EN: {
        title: 'How to read a handicap',
        lead: 'Half a goal, a quarter of a goal, and when the stake comes back.',
        content:
          '<p>The stronger team gives the weaker one some goals before the match. At 0.5 it has to win. At 1 the stake comes back if it wins by exactly one goal.</p><p>At 0.25 or 0.75 the stake is split over the two lines beside it, so that half may win or half may lose.</p><p>A handicap brings both sides close to even. It makes neither of them a better bet in the long run.</p>',
      },
    },
  },
  {
    kind: 'blog',
    slug: 'what-wagering-means',
    art: '/art/props/coin',
    daysAgo: 24,
    texts: {
      VI: {
        title: 'Vòng cược nghĩa là gì?',
        lead: 'Tiền thưởng cần được cược bao nhiêu lần trước khi rút.',
        content:
          '<p>Vòng cược 5 lần nghĩa là tổng tiền cược hợp lệ phải bằng năm lần tiền thưởng. Tiền nạp của bạn không bị tính vào đó.</p><p>Không phải cược nào cũng được tính đủ. Mỗi khuyến mãi ghi rõ trò nào được tính và thời hạn.</p><p>Nếu điều kiện quá nặng, cứ từ chối thưởng. Bạn vẫn chơi và rút tiền của mình như thường.</p>',
      },
      EN: {
        title: 'What wagering means',
        lead: 'How often a bonus has to be staked before it can leave.',
        content:
          '<p>Wagering of 5 times means that your valid stakes have to add up to five times the bonus. Your own deposit is no part of it.</p><p>Not every bet counts in full. Each promotion says which games count and how long you have.</p><p>If the terms are too heavy, refuse the bonus. You still play with your own money and withdraw it as usual.</p>',
      },
    },
  },
  {
    kind: 'blog',
    slug: 'when-to-stop-for-today',
    art: '/art/props/headphones',
    daysAgo: 31,
    texts: {
      VI: {
        title: 'Khi nào nên dừng trong ngày?',
        lead: 'Ba dấu hiệu cho thấy trò chơi không còn là giải trí.',
        content:
          '<p>Bạn cược để gỡ lại tiền vừa thua. Bạn giấu người thân số tiền hoặc thời gian đã chơi. Bạn bực khi phải dừng.</p><p>Gặp một trong ba dấu hiệu, hãy nghỉ ít nhất một ngày. Trang có nút nghỉ ngay, không cần hỏi ai.</p><p><a href="/help#responsible">Cách đặt giờ nghỉ</a></p>',
      },
      EN: {
        title: 'When to stop for today',
        lead: 'Three signs that a game is no longer entertainment.',
        content:
          '<p>You bet to win back what you have just lost. You hide from people close to you how much or how long you play. You are annoyed when you have to stop.</p><p>At any one of these, rest for at least a day. The site has a break that starts at once and asks nobody.</p><p><a href="/help#responsible">How to take a break</a></p>',
      },
    },
  },
];
