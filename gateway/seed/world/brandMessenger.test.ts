import { seedOffers } from '../content/offers.ts';
import { seedWords } from '../content/seedWords.ts';
import { brandMessenger } from './brandMessenger.ts';

test.each([
  ['VND', 'Zalo'],
  ['BRL', 'WhatsApp'],
  ['THB', 'LINE'],
  ['MYR', 'WhatsApp'],
] as const)('PROMO-04 offers of a brand in %s name %s and no other messenger', (currency, messenger) => {
  const texts = seedOffers.map((offer) =>
    JSON.stringify(brandMessenger(seedWords('offers', offer.texts), { currency })),
  );
  const named = texts.filter((text) => /Zalo|WhatsApp|LINE|WeChat/.test(text));
  expect(named).toHaveLength(1);
  for (const text of named) {
    expect(new Set(text.match(/Zalo|WhatsApp|LINE|WeChat/g))).toEqual(new Set([messenger]));
    expect(text).toContain('"PT"');
  }
});
