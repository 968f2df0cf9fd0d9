import { createI18n, keysLanguage, loadAllWords } from './createI18n.ts';
import { loadWords } from './loadWords.ts';

test('I18N-01 words at hand are there in the first render, without waiting', async () => {
  const i18n = createI18n({ language: 'vi', words: { common: await loadWords('vi', 'common') } });
  expect(i18n.t('retry')).toBe('Thử lại');
});

test('I18N-01 a namespace that is not at hand is fetched when it is asked for', async () => {
  const i18n = createI18n({ language: 'en', words: {} });
  await i18n.loadNamespaces('login');
  expect(i18n.t('login:submit')).toBe('Log in');
});

test('I18N-02 another language is fetched on change for the namespaces in use', async () => {
  const i18n = createI18n({ language: 'vi', words: await loadAllWords('vi') });
  await i18n.changeLanguage('en');
  expect(i18n.t('nav:category.RNG')).toBe('Slots');
  expect(i18n.t('shell:login')).toBe('Log in');
});

test('I18N-01 the key-printing language shows keys and no words', () => {
  const i18n = createI18n({ language: keysLanguage });
  expect(i18n.t('login:submit')).toBe('login:submit');
});

test.each(['$t(common:retry)', '{{amount}}', '{{- name}}', '$t(common:retry, {"name": "x"})', '<b>x</b>'])(
  'security row 34: %s as a value is shown as it stands',
  async (name) => {
    const i18n = createI18n({ language: 'vi', words: await loadAllWords('vi') });
    expect(i18n.t('account:afterLoginTitle', { name })).toBe(`Xin chào, ${name}`);
  },
);
