import type { Subject } from './Subject.ts';

export const sweets = [
  { vi: 'Kẹo', en: 'Candy', motif: 'candy', kind: 'sweet', themes: ['candy', 'neon', 'fruit'] },
  { vi: 'Kẹo Mút', en: 'Lollipop', motif: 'lollipop', kind: 'sweet', themes: ['candy', 'fruit'] },
  { vi: 'Sô Cô La', en: 'Chocolate', motif: 'chocolate', kind: 'sweet', themes: ['candy', 'royal'] },
  { vi: 'Bánh Kem', en: 'Cupcake', motif: 'cupcake', kind: 'sweet', themes: ['candy', 'royal', 'ice'] },
  { vi: 'Bánh Vòng', en: 'Doughnut', motif: 'doughnut', kind: 'sweet', themes: ['candy', 'neon'] },
  { vi: 'Kem', en: 'Ice Cream', motif: 'ice-cream', kind: 'sweet', themes: ['candy', 'ice', 'fruit'] },
  { vi: 'Mật Ong', en: 'Honey', motif: 'honey', kind: 'sweet', themes: ['candy', 'jungle', 'fruit'] },
] as const satisfies readonly Subject[];
