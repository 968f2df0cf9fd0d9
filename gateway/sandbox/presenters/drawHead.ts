import type { Pen } from './Pen.ts';
import type { PresenterLook } from './looks.ts';

/** Drawn around the middle of the face, 74 wide. */
const faces = {
  gown: 'M-35-8C-36-46 36-46 35-8 35 16 20 43 0 44-20 43-35 16-35-8Z',
  waistcoat: 'M-36-10C-37-48 37-48 36-10 36 14 27 33 13 42 6 46-6 46-13 42-27 33-36 14-36-10Z',
} as const;

const hairBehind = {
  long: 'M-46-12C-48-62 48-62 46-12 48 30 58 70 62 112 44 122 30 118 24 112V40H-24V112C-30 118-44 122-62 112-58 70-48 30-46-12Z',
  bob: 'M-48-10C-50-64 50-64 48-10 50 14 50 36 46 50 36 58 26 56 20 52H-20C-26 56-36 58-46 50-50 36-50 14-48-10Z',
  bun: 'M-41-10C-43-58 43-58 41-10 42 8 40 20 34 30H-34C-40 20-42 8-41-10Z',
  tail: 'M-43-10C-45-60 45-60 43-10 58 6 66 40 60 96 46 106 34 100 30 88 40 58 36 36 30 26H-34C-41 18-43 4-43-10Z',
  short: 'M-40-16C-42-58 42-58 40-16 40-4 39 4 37 10H-37C-39 4-40-4-40-16Z',
  parted: 'M-41-16C-44-60 44-60 41-16 41-2 40 6 38 14H-38C-40 6-41-2-41-16Z',
} as const;

const hairBefore = {
  long: 'M-39 2C-45-66 45-66 39 2 34-14 24-26 4-32-8-20-26-14-39 2Z',
  bob: 'M-41 6C-48-66 48-66 41 6 38-8 36-16 32-20-10-14-24-14-32-20-36-16-38-8-41 6Z',
  bun: 'M-38-6C-44-64 44-64 38-6 32-24 18-34 0-34-18-34-32-24-38-6Z',
  tail: 'M-39 0C-46-66 46-66 39 0 36-16 30-26 20-32-2-14-28-14-39 0Z',
  short: 'M-39-8C-46-66 46-66 39-8 36-18 32-24 28-28 8-24-20-26-28-32-33-26-37-18-39-8Z',
  parted: 'M-39-6C-48-60-18-66 0-60 30-66 46-40 39-6 36-18 30-26 22-30 6-24-12-26-18-36-28-30-36-20-39-6Z',
} as const;

const eye = <Part>(pen: Pen<Part>, x: number, skin: string): Part =>
  pen(
    'g',
    { transform: `translate(${x} 0)` },
    pen('ellipse', { rx: 8.6, ry: 5.6, fill: '#fffdf9' }),
    pen('circle', { cy: 0.2, r: 4.5, fill: '#2c1812' }),
    pen('circle', { cx: 1.4, cy: -1.5, r: 1.4, fill: '#fff' }),
    pen('path', {
      d: 'M-10-1C-6-8 6-8 10-2',
      fill: 'none',
      stroke: '#1d1210',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
    pen('ellipse', { class: 'lid', rx: 9.6, ry: 6.6, fill: skin }),
  );

const mouths = {
  gown: (lips: string) => [
    'M-13 22C-5 24 5 24 13 22 9 35-9 35-13 22Z',
    lips,
    'M-10 23.6C-4 25 4 25 10 23.6 6 29.5-6 29.5-10 23.6Z',
  ],
  waistcoat: (lips: string) => [
    'M-13 25C-5 28 5 28 13 25 9 34-9 34-13 25Z',
    lips,
    'M-10 26.6C-4 28.8 4 28.8 10 26.6 6 30.6-6 30.6-10 26.6Z',
  ],
} as const;

/** The head and hair of a presenter; `behind` lies under the body, `before` over it. */
export const drawHead = <Part>(pen: Pen<Part>, look: PresenterLook) => {
  const { dress, skin, hair, lips, cut, glasses = false } = look;
  const woman = dress === 'gown';
  const [mouth, colour, teeth] = mouths[dress](lips);
  const dark = { fill: '#000', opacity: 0.06 };
  return {
    behind: [
      pen('path', { d: hairBehind[cut], fill: hair }),
      ...(cut === 'bun' ? [pen('circle', { cy: -56, r: 19, fill: hair })] : []),
    ],
    before: [
      ...[-36, 36].map((cx) => pen('ellipse', { cx, cy: 2, rx: 6.5, ry: 9.5, fill: skin })),
      pen('path', { d: faces[dress], fill: skin }),
      pen('path', { d: 'M6-44C34-44 36-8 35-8 35 16 20 43 2 44 20 24 22-10 6-44Z', ...dark }),
      ...[-21, 21].map((cx) =>
        pen('ellipse', { cx, cy: 15, rx: 8, ry: 5, fill: '#f0685a', opacity: woman ? 0.24 : 0.1 }),
      ),
      eye(pen, -15.5, skin),
      eye(pen, 15.5, skin),
      pen('path', {
        d: woman
          ? 'M-26-13C-20-18-12-18-7-15M26-13C20-18 12-18 7-15'
          : 'M-27-12C-20-18-12-17-6-13M27-12C20-18 12-17 6-13',
        fill: 'none',
        stroke: hair,
        'stroke-width': woman ? 2.4 : 4.2,
        'stroke-linecap': 'round',
      }),
      pen('path', {
        d: 'M1-2C2 6 5 11 4 13 3 16-2 16-4 14',
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': 0.22,
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
      }),
      pen('path', { d: mouth ?? '', fill: colour ?? lips }),
      pen('path', { d: teeth ?? '', fill: '#fff', opacity: 0.9 }),
      pen('path', { d: hairBefore[cut], fill: hair }),
      pen('path', {
        d: 'M-26-38C-14-50 12-52 26-40',
        fill: 'none',
        stroke: '#fff',
        'stroke-opacity': 0.16,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
      ...(woman ? [-37, 37].map((cx) => pen('circle', { cx, cy: 14, r: 3, fill: '#ffe3a0' })) : []),
      ...(glasses
        ? [
            pen('path', {
              d: 'M-28-7h24v10a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8ZM28-7H4v10a8 8 0 0 0 8 8h8a8 8 0 0 0 8-8ZM-4-3h8',
              fill: '#fff',
              'fill-opacity': 0.08,
              stroke: '#20242c',
              'stroke-width': 2,
            }),
          ]
        : []),
    ],
  };
};
