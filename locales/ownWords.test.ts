import { createI18n } from './createI18n.ts';
import { ownWords, withOwnWords } from './ownWords.ts';

const own = { shell: { login: 'Vào chơi' }, login: { submit: 'Vào ngay' } };
const load = ownWords(() => Promise.resolve(own));

test('a brand’s own word stands in place of the product’s, and the others stay', () => {
  const words = { login: 'Đăng nhập', footer: { news: 'Tin tức', faq: 'Hỏi đáp' } };
  expect(withOwnWords(words, { footer: { news: 'Báo', shout: 'x' }, extra: 'x', login: 3 })).toEqual({
    login: 'Đăng nhập',
    footer: { news: 'Báo', faq: 'Hỏi đáp' },
  });
});

test('words that are fetched later are the brand’s own at once', async () => {
  const i18n = createI18n({ language: 'vi', own: load });
  await i18n.loadNamespaces('login');
  expect(i18n.t('login:submit')).toBe('Vào ngay');
});

test('own words that cannot be had leave the product’s', async () => {
  const i18n = createI18n({ language: 'vi', own: ownWords(() => Promise.resolve(undefined)) });
  await i18n.loadNamespaces('login');
  expect(i18n.t('login:submit')).toBe('Đăng nhập');
});
