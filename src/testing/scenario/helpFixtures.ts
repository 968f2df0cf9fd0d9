import type { Value } from '#contract/wireTypes';
import { ago } from './units';

type Post = Value<'posts'>['list'][number];

const helpCentre: Value<'helpCenter'> = {
  sections: [
    {
      id: 'faq',
      articles: [
        {
          id: 1,
          title: 'Vì sao lệnh rút cần thời gian?',
          content:
            '<p>Lệnh rút qua ba bước: kiểm tra vòng cược, duyệt, chuyển tiền. Đa số xong trong 15 phút.</p>',
        },
        {
          id: 2,
          title: 'Vòng cược là gì?',
          content: '<p>Vòng cược là số tiền cần đặt cược trước khi một khoản rút được.</p>',
        },
      ],
    },
    {
      id: 'withdraw',
      articles: [
        {
          id: 3,
          title: 'Cách rút tiền',
          content:
            '<ol><li>Thêm tài khoản ngân hàng.</li><li>Nhập số tiền.</li><li>Xác nhận khi tiền đến.</li></ol>',
        },
      ],
    },
    {
      id: 'terms',
      articles: [{ id: 4, title: 'Điều khoản sử dụng', content: '<p>Mỗi người một tài khoản.</p>' }],
    },
    {
      id: 'privacy',
      articles: [
        { id: 5, title: 'Dữ liệu nào được giữ?', content: '<p>Thông tin bạn nhập khi đăng ký.</p>' },
      ],
    },
  ],
};

const post = (slug: string, title: string, over: Partial<Post> = {}): Post => ({
  ...{ slug, title, kind: 'news', image: '/art/props/gift', minutes: 2 },
  lead: 'Cược hợp lệ và nạp tiền đều được điểm, điểm không hết hạn.',
  publishedAt: ago(48),
  ...over,
});

const posts: readonly Post[] = [
  post('points-mall', 'Cửa hàng điểm mở cửa'),
  post('withdrawals', 'Trang Rút tiền nói rõ phần đang bị giữ', { image: '/art/scenes/bonus', minutes: 1 }),
  post('house-edge', 'Lợi thế nhà cái là gì?', { kind: 'blog', image: '/art/props/dice', minutes: 3 }),
];

const long = 'Một tiêu đề rất dài về điều gì mới trên trang này '.repeat(3).trim();

/** The help centre, news and blog. */
export const helpContent = (data: 'full' | 'empty' | 'long') => ({
  helpCenter: {
    full: helpCentre,
    empty: { sections: [] },
    long: {
      sections: helpCentre.sections.map((section) => ({
        ...section,
        articles: section.articles.map((article) => ({ ...article, title: `${article.title} ${long}` })),
      })),
    },
  }[data],
  posts: {
    list: { full: [...posts], empty: [], long: [post('long', long), ...posts] }[data],
    ...{ pageNum: 1, total: 3, totalPages: 1 },
  },
  post: {
    ...post('points-mall', data === 'long' ? long : 'Cửa hàng điểm mở cửa'),
    content:
      '<p>Từ hôm nay, mỗi khoản cược hợp lệ và khoản nạp đều được điểm theo tỷ lệ công khai.</p><p><a href="/pointMall">Xem cửa hàng điểm</a></p>',
  },
  feedback: { no: 'F261120KM4T8Q' },
});
