import { loadAllWords } from './createI18n.ts';
import { builtLanguages } from './languages.ts';

/** Words of haste, of near wins and of losses to win back (glossary §1). */
const forbidden = {
  vi: /nhanh tay|cơ hội cuối|kẻo lỡ|suýt thắng|vận may|gỡ lại|gỡ ngay|đừng dừng|chỉ còn hôm nay|tiền miễn phí|nâng hạn mức/i,
  en: /hurry|last chance|don.t miss|so close|almost won|win it back|lucky streak|on a roll|free money|only today|raise your limit/i,
  zh: /赶快|抓紧|最后机会|别错过|不要错过|差一点|手气正旺|翻本|回本|免费的钱|仅限今日|仅此一天|提高您的限额/i,
  ms: /cepat-cepat|segera sebelum|peluang terakhir|jangan lepaskan|hampir menang|menang semula|tuah anda|wang percuma|hari ini sahaja|naikkan had anda/i,
  th: /รีบ|โอกาสสุดท้าย|อย่าพลาด|เกือบชนะ|เกือบได้|เอาคืน|มือขึ้น|เงินฟรี|วันนี้เท่านั้น|เพิ่มวงเงินของคุณ/i,
  pt: /corra|última chance|não perca|quase ganhou|quase lá|recupere suas perdas|maré de sorte|dinheiro grátis|só hoje|aumente seu limite/i,
} as const;

const texts = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(texts)
      : [];

test.each(Object.values(builtLanguages).map(({ tag }) => tag))(
  'SAFE-07 no text in %s hurries, teases or bargains',
  async (language) => {
    const all = texts(await loadAllWords(language));
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((text) => forbidden[language].test(text))).toEqual([]);
  },
);
