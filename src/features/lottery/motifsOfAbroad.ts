import type { Shape } from './landscapeShape';

/** What countries abroad are known for. */
export const motifsOfAbroad = {
  temple: [
    ['deep', 100, 'M60 98V84h160v14zM84 84V72h112v12z'],
    ['light', 92, 'M104 72q4-14 18-16 2-16 10-22l8-26 8 26q8 6 10 22 14 2 18 16z'],
    ['middle', 100, 'M76 84V64l6-12 6 12v20zM192 84V64l6-12 6 12v20z'],
  ],
  prang: [
    ['deep', 100, 'M72 98V82h136v16z'],
    ['light', 92, 'M120 82q-2-40 20-74 22 34 20 74z'],
    ['middle', 100, 'M84 82q-2-22 10-40 12 18 10 40zM176 82q-2-22 10-40 12 18 10 40z'],
    ['deep', 45, 'M121 70h38M123 58h34M127 46h26M131 34h18', 3],
  ],
  twinTowers: [
    ['deep', 100, 'M96 98V44l6-10 4-24 4 24 6 10v54zM164 98V44l6-10 4-24 4 24 6 10v54z'],
    [
      'light',
      85,
      'M116 60h48v7h-48zM124 67l14 31h4l14-31h-4l-12 24-12-24zM101 52h10v3h-10zM101 62h10v3h-10zM101 72h10v3h-10zM101 82h10v3h-10zM169 52h10v3h-10zM169 62h10v3h-10zM169 72h10v3h-10zM169 82h10v3h-10z',
    ],
  ],
  bay: [
    ['deep', 100, 'M86 98l6-56h18l6 56zM130 98l6-56h18l6 56zM174 98l6-56h18l6 56z'],
    ['light', 95, 'M70 42q72-26 152-6l-8 8H84z'],
    [
      'light',
      70,
      'M98 52h8v3h-8zM98 62h8v3h-8zM98 72h8v3h-8zM142 52h8v3h-8zM142 62h8v3h-8zM142 72h8v3h-8zM186 52h8v3h-8zM186 62h8v3h-8zM186 72h8v3h-8z',
    ],
  ],
  angkor: [
    ['deep', 100, 'M30 98V80h220v18zM60 80V68h160v12z'],
    [
      'middle',
      100,
      'M70 68q-2-20 10-34 12 14 10 34zM190 68q-2-20 10-34 12 14 10 34zM122 68q-4-34 18-58 22 24 18 58z',
    ],
    [
      'light',
      85,
      'M134 98V84q6-8 12 0v14zM48 98V88h8v10zM76 98V88h8v10zM104 98V88h8v10zM168 98V88h8v10zM196 98V88h8v10zM224 98V88h8v10z',
    ],
  ],
} as const satisfies Record<string, readonly Shape[]>;
