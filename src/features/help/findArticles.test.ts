import { findArticles } from './findArticles';

const topics = [
  {
    id: 'faq' as const,
    articles: [
      { id: 1, title: 'Vì sao lệnh rút cần thời gian?', content: '<p>Đa số xong trong 15 phút.</p>' },
      { id: 2, title: 'Vòng cược là gì?', content: '<p>Số tiền cần đặt cược.</p>' },
    ],
  },
  { id: 'terms' as const, articles: [{ id: 3, title: 'Điều khoản', content: '<p>Một tài khoản.</p>' }] },
];
const found = (search: string) =>
  findArticles(topics, search).flatMap(({ articles }) => articles.map(({ id }) => id));

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['rut', [1]],
  ['da so 15', [1]],
  ['ĐIỀU', [3]],
  ['dieu khoan', [3]],
  ['cược', [2]],
  ['nothing', []],
])('INFO-01 a search for "%s" finds it with and without diacritics, in titles and answers', (search, ids) =>
  expect(found(search)).toEqual(ids),
);

test('I18N-04 help is found in Thai and Chinese, which write no spaces, whatever the order of the words', () => {
  const written = [
    {
      id: 'faq' as const,
      articles: [
        { id: 1, title: 'วิธีถอนเงิน', content: '<p>เพิ่มบัญชีธนาคารก่อน</p>' },
        { id: 2, title: '如何提款', content: '<p>先添加银行账户。</p>' },
      ],
    },
  ];
  const ids = (search: string) =>
    findArticles(written, search).flatMap(({ articles }) => articles.map(({ id }) => id));
  expect(ids('ธนาคารถอนเงิน')).toEqual([1]);
  expect(ids('银行提款')).toEqual([2]);
});
