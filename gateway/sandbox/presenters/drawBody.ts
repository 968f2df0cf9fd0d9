import type { Dress } from './dressOf.ts';
import type { PresenterLook } from './looks.ts';
import type { Pen } from './Pen.ts';

const shapes = {
  gown: 'M-20-154C-44-147-68-144-78-124-80-90-60-62-56 34H56C60-62 80-90 78-124 68-144 44-147 20-154Z',
  waistcoat: 'M-24-152C-54-146-82-140-92-116-92-74-70-46-68 34H68C70-46 92-74 92-116 82-140 54-146 24-152Z',
} as const;

/** The body down to the table, its edge at 0. */
export const drawBody = <Part>(
  pen: Pen<Part>,
  { dress, skin }: PresenterLook,
  { cloth, trim }: Dress,
): Part[] => {
  const shade = { fill: '#000', opacity: 0.16 };
  const neck = [
    pen('path', { d: 'M-17-186V-148C-10-134 10-134 17-148V-186Z', fill: skin }),
    pen('path', { d: 'M-17-176C-8-162 10-162 17-176V-160C6-152-8-154-17-164Z', fill: '#000', opacity: 0.16 }),
  ];
  if (dress === 'gown')
    return [
      pen('path', { d: shapes.gown, fill: cloth }),
      pen('path', { d: 'M34-150C60-146 70-140 78-124 80-90 60-62 56 34H26C36-40 56-96 34-150Z', ...shade }),
      ...neck,
      // A high collar, and the closing from it to the side.
      pen('path', { d: 'M-23-162C-10-150 10-150 23-162L27-144C12-132-12-132-27-144Z', fill: trim }),
      pen('path', {
        d: 'M0-140C8-116 34-100 62-104',
        fill: 'none',
        stroke: trim,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
      ...[
        [9, -120],
        [28, -107],
        [52, -103],
      ].map(([cx = 0, cy = 0]) => pen('circle', { cx, cy, r: 4, fill: trim })),
      pen('path', {
        d: 'M0-132V30',
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': 0.12,
        'stroke-width': 3,
      }),
    ];
  return [
    pen('path', { d: shapes.waistcoat, fill: '#f7f4ee' }),
    pen('path', {
      d: 'M44-149C78-142 90-132 92-116 92-74 70-46 68 34H44C50-40 70-92 44-149Z',
      fill: '#8b8698',
      opacity: 0.3,
    }),
    ...neck,
    pen('path', {
      d: 'M-30-151C-48-146-60-143-66-140-58-90-58-40-62 34H62C58-40 58-90 66-140 60-143 48-146 30-151L0-64Z',
      fill: cloth,
    }),
    pen('path', { d: 'M30-151C48-146 60-143 66-140 58-90 58-40 62 34H28C34-40 38-100 30-151Z', ...shade }),
    pen('path', {
      d: 'M-30-151 0-64 30-151',
      fill: 'none',
      stroke: trim,
      'stroke-width': 3.5,
      'stroke-linejoin': 'round',
    }),
    ...[-48, -26, -4].map((cy) => pen('circle', { cy, r: 4, fill: trim })),
    pen('path', { d: 'M-19-160-2-146-24-136-30-152ZM19-160 2-146 24-136 30-152Z', fill: '#fff' }),
    pen('path', { d: 'M-26-148 0-139 26-148V-124L0-133-26-124Z', fill: trim }),
    pen('circle', { cy: -136, r: 6, fill: trim, stroke: '#000', 'stroke-opacity': 0.25 }),
  ];
};
