import { languages } from '#contract/constants';
import { lotteries } from '../../play/lottery/lotteries.ts';
import { competitions } from '../../play/sports/competitions/competitions.ts';
import { agentNotices } from './agentNotices.ts';
import { seedBanners } from './banners.ts';
import { seedMoney } from './help/seedMoney.ts';
import { seedPapers } from './help/seedPapers.ts';
import { seedPosts } from './help/seedPosts.ts';
import { seedQuestions } from './help/seedQuestions.ts';
import { seedNotices } from './notices.ts';
import { seedOffers } from './offers.ts';
import { seedPointRewards } from './pointRewards.ts';
import { seedPopups } from './popups.ts';
import { seedWords } from './seedWords.ts';

const every = [
  ...agentNotices.map(({ texts }) => seedWords('agentNotices', texts)),
  ...seedBanners.map(({ texts }) => seedWords('banners', texts)),
  ...[...seedQuestions, ...seedMoney, ...seedPapers].map(({ texts }) => seedWords('help', texts)),
  ...seedPosts.map(({ slug, texts }) => seedWords('posts', texts, slug)),
  ...seedNotices.map(({ texts }) => seedWords('notices', texts)),
  ...seedOffers.map(({ texts }) => seedWords('offers', texts)),
  ...seedPointRewards.map(({ texts }) => seedWords('pointRewards', texts)),
  ...seedPopups.map(({ promotionType, texts }) =>
    seedWords(promotionType === 'PR' ? 'promotions' : 'popups', texts),
  ),
];

test.each(languages)('I18N-04 everything that the demonstration shows is written in %s', (language) => {
  const untold = every.filter((texts) => texts[language] === undefined).map(({ EN }) => EN.title);
  expect(untold).toEqual([]);
});

test.each(languages)('I18N-04 every lottery, competition and team has a name in %s', (language) => {
  const named = [...lotteries, ...competitions, ...competitions.flatMap(({ teams }) => teams)];
  expect(named.filter(({ names }) => !names[language]).map(({ code }) => code)).toEqual([]);
});

test('I18N-04 the figures of an offer are the same in every language', () => {
  const figures = (text: string) =>
    (text.match(/\d{1,3}(?:[.,]\d{3})+(?= ₫|K)/g) ?? []).map((one) => one.replace(/\D/g, ''));
  for (const texts of every) {
    const told = (words: object) => figures(Object.values(words).join(' ')).sort();
    for (const language of languages) {
      const words = texts[language];
      if (words)
        expect({ title: texts.EN.title, language, told: told(words) }).toEqual({
          title: texts.EN.title,
          language,
          told: told(texts.EN),
        });
    }
  }
});
