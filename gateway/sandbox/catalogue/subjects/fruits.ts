import type { Subject } from './Subject.ts';

export const fruits = [
  {
    vi: 'Trái Cây',
    en: 'Fruit',
    motif: 'cherry',
    kind: 'fruit',
    themes: ['fruit', 'neon', 'candy', 'inferno'],
  },
  { vi: 'Anh Đào', en: 'Cherry', motif: 'cherry', kind: 'fruit', themes: ['fruit', 'candy'] },
  { vi: 'Chanh Vàng', en: 'Lemon', motif: 'lemon', kind: 'fruit', themes: ['fruit', 'candy', 'neon'] },
  { vi: 'Nho', en: 'Grape', motif: 'grape', kind: 'fruit', themes: ['fruit', 'olympus', 'royal'] },
  {
    vi: 'Dưa Hấu',
    en: 'Watermelon',
    motif: 'watermelon',
    kind: 'fruit',
    themes: ['fruit', 'spring', 'candy'],
  },
  {
    vi: 'Dâu Tây',
    en: 'Strawberry',
    motif: 'strawberry',
    kind: 'fruit',
    themes: ['fruit', 'candy', 'royal'],
  },
  { vi: 'Dứa', en: 'Pineapple', motif: 'pineapple', kind: 'fruit', themes: ['fruit', 'jungle', 'pirate'] },
  {
    vi: 'Đào Tiên',
    en: 'Heavenly Peach',
    motif: 'peach',
    kind: 'fruit',
    themes: ['imperial', 'spring', 'jade', 'fruit'],
  },
  { vi: 'Dừa', en: 'Coconut', motif: 'coconut', kind: 'fruit', themes: ['fruit', 'pirate', 'jungle'] },
  { vi: 'Xoài', en: 'Mango', motif: 'mango', kind: 'fruit', themes: ['fruit', 'jungle', 'candy'] },
  { vi: 'Chuối', en: 'Banana', motif: 'banana', kind: 'fruit', themes: ['fruit', 'jungle'] },
  { vi: 'Ớt', en: 'Chilli', motif: 'chili', kind: 'fruit', themes: ['inferno', 'fruit', 'aztec', 'west'] },
  { vi: 'Táo', en: 'Apple', motif: 'apple', kind: 'fruit', themes: ['fruit', 'olympus', 'candy'] },
] as const satisfies readonly Subject[];
