import { createLanguageChoice } from './language';
import { createSafeStorage } from '../storage/storage';

const kept = createSafeStorage(() => localStorage);
const choice = () => createLanguageChoice('VI', ['VI', 'EN', 'CN'], kept);

beforeEach(() => localStorage.clear());

test('I18N-02 a change stores the current and the previous language under two keys', () => {
  choice().update({ language: 'EN' });
  expect(localStorage.getItem('language')).toBe('EN');
  expect(localStorage.getItem('previousLanguage')).toBe('VI');
});

test('I18N-02 a change sets the cookie for the front and informs the page', () => {
  choice().update({ language: 'EN' });
  expect(document.cookie).toContain('lang=EN');
  expect(document.documentElement.lang).toBe('en');
});

test('I18N-02 parts that watch the language hear of a change', () => {
  const { state, update } = choice();
  const heard: string[] = [];
  state.subscribe(() => heard.push(state.get()));
  update({ language: 'EN' });
  expect(heard).toEqual(['EN']);
});

test('the page hydrates in the document’s language and then switches to an earlier choice', () => {
  localStorage.setItem('language', 'EN');
  const { state, earlier } = choice();
  expect(state.get()).toBe('VI');
  expect(earlier()).toBe('EN');
});

test.each(['XX', 'constructor', 'PT', 'VI', ''])('a kept %j asks for no change', (language) => {
  localStorage.setItem('language', language);
  expect(choice().earlier()).toBeUndefined();
});

test('I18N-04 every language of the brand is offered in its own words', () => {
  expect(choice().offered).toEqual(['VI', 'EN', 'CN']);
});

test('I18N-04 the page says its language as browsers and readers know it', () => {
  choice().update({ language: 'CN' });
  expect(document.documentElement.lang).toBe('zh-Hans');
});
