import { loadAllWords } from './createI18n.ts';

/** Words of haste, of near wins and of losses to win back (glossary §1). */
const forbidden = {
  vi: /nhanh tay|cơ hội cuối|kẻo lỡ|suýt thắng|vận may|gỡ lại|gỡ ngay|đừng dừng|chỉ còn hôm nay|tiền miễn phí|nâng hạn mức/i,
  en: /hurry|last chance|don.t miss|so close|almost won|win it back|lucky streak|on a roll|free money|only today|raise your limit/i,
} as const;

const texts = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(texts)
      : [];

test.each(['vi', 'en'] as const)('SAFE-07 no text in %s hurries, teases or bargains', async (language) => {
  const all = texts(await loadAllWords(language));
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text) => forbidden[language].test(text))).toEqual([]);
});
