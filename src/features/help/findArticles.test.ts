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
