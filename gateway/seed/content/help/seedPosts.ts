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
];
