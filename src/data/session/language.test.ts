import { createLanguageChoice } from './language';
import { createSafeStorage } from '../storage/storage';

const kept = createSafeStorage(() => localStorage);
const choice = () => createLanguageChoice('VI', ['VI', 'EN', 'CN'], kept);

beforeEach(() => localStorage.clear());

test('I18N-02 a change keeps the current and the previous language under two keys', () => {
  choice().update({ language: 'EN' });
  expect(localStorage.getItem('language')).toBe('EN');
  expect(localStorage.getItem('previousLanguage')).toBe('VI');
});

test('I18N-02 a change tells the writer of the document and the page itself', () => {
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

test('the language of the document comes first, an earlier choice is put right afterwards', () => {
  localStorage.setItem('language', 'EN');
  const { state, earlier } = choice();
  expect(state.get()).toBe('VI');
  expect(earlier()).toBe('EN');
});

test.each(['XX', 'constructor', 'PT', 'VI', ''])('a kept %j asks for no change', (language) => {
  localStorage.setItem('language', language);
  expect(choice().earlier()).toBeUndefined();
});

test('a language without words is offered as English, once', () => {
  expect(choice().offered).toEqual(['VI', 'EN']);
});
