const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' });

const MOST_AT_START = 4;
const MOST_AT_END = 2;

/** A winner's name as strangers see it: a third at most of each end, cut between graphemes (glossary §4). */
export const maskName = (name: string): string => {
  const parts = [...graphemes.segment(name.normalize('NFC'))].map(({ segment }) => segment);
  const third = Math.floor(parts.length / 3);
  const start = parts.slice(0, Math.min(third, MOST_AT_START));
  const end = third === 0 ? [] : parts.slice(-Math.min(third, MOST_AT_END));
  return [...start, '***', ...end].join('');
};
