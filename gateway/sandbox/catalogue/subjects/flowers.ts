import type { Subject } from './Subject.ts';

export const flowers = [
  { vi: 'Hoa Sen', en: 'Lotus', motif: 'lotus', kind: 'flower', themes: ['jade', 'moon', 'spring', 'royal'] },
  { vi: 'Hoa Hồng', en: 'Rose', motif: 'rose', kind: 'flower', themes: ['royal', 'candy', 'spooky'] },
  {
    vi: 'Hướng Dương',
    en: 'Sunflower',
    motif: 'sunflower',
    kind: 'flower',
    themes: ['fruit', 'west', 'jungle'],
  },
  {
    vi: 'Hoa Anh Đào',
    en: 'Sakura',
    motif: 'cherry-blossom',
    kind: 'flower',
    themes: ['samurai', 'spring', 'moon'],
  },
  { vi: 'Dâm Bụt', en: 'Hibiscus', motif: 'hibiscus', kind: 'flower', themes: ['fruit', 'jungle', 'candy'] },
  {
    vi: 'Nấm',
    en: 'Mushroom',
    motif: 'mushroom',
    kind: 'flower',
    themes: ['jungle', 'spooky', 'candy', 'neon'],
  },
  { vi: 'Xương Rồng', en: 'Cactus', motif: 'cactus', kind: 'flower', themes: ['west', 'egypt', 'aztec'] },
  { vi: 'Trúc', en: 'Bamboo', motif: 'bamboo', kind: 'flower', themes: ['jade', 'moon', 'samurai'] },
] as const satisfies readonly Subject[];
