import type { Dress } from './dressOf.ts';
import type { PresenterLook } from './looks.ts';
import type { Pen } from './Pen.ts';

/** An open hand that lies down from the wrist at 0 0; its thumb points to the left. */
const hand = <Part>(pen: Pen<Part>, skin: string): Part[] => [
  pen('path', {
    d: 'M-11-4C-13 8-13 16-11 24-10 34-9 41-6 41-3 41-3 36-3 30-2 38-1 44 2 44 5 44 5 38 5 30 6 36 7 41 10 40 13 39 12 32 12 26 13 14 12 4 11-4Z',
    fill: skin,
  }),
  pen('path', { d: 'M-10 4C-18 10-21 18-20 24-19 28-15 28-13 24-12 20-9 16-6 14Z', fill: skin }),
  pen('path', {
    d: 'M-3 30-3 20M5 30 5 20',
    fill: 'none',
    stroke: '#000',
    'stroke-opacity': 0.18,
    'stroke-width': 1.6,
    'stroke-linecap': 'round',
  }),
];

/** Where arms begin, right of the middle. */
const shoulder = { gown: { x: 66, y: -122 }, waistcoat: { x: 78, y: -118 } } as const;
const UPPER_ARM = 84;
const FOREARM = 76;

/** The arm on a side, hanging down from its shoulder; a pose turns it at the shoulder and at the elbow. */
export const drawArm = <Part>(
  pen: Pen<Part>,
  { dress, skin }: PresenterLook,
  { cloth, trim }: Dress,
  side: 'left' | 'right',
): Part => {
  const sleeve = dress === 'gown' ? cloth : '#f7f4ee';
  const thin = dress === 'gown' ? 6 : 0;
  const limb = (width: number, from: number, to: number): Part =>
    pen('path', {
      d: `M0 ${from}V${to}`,
      fill: 'none',
      stroke: sleeve,
      'stroke-width': width - thin,
      'stroke-linecap': 'round',
    });
  const out = side === 'left' ? -1 : 1;
  return pen(
    'g',
    { transform: `translate(${out * shoulder[dress].x} ${shoulder[dress].y}) scale(${-out} 1)` },
    pen(
      'g',
      { class: `arm ${side}` },
      limb(38, 4, UPPER_ARM),
      pen('path', {
        d: `M12 4V${UPPER_ARM}`,
        fill: 'none',
        stroke: '#000',
        'stroke-opacity': 0.1,
        'stroke-width': 12,
        'stroke-linecap': 'round',
      }),
      pen(
        'g',
        { transform: `translate(0 ${UPPER_ARM})` },
        pen(
          'g',
          { class: `fore ${side}` },
          pen('g', { transform: `translate(0 ${FOREARM})` }, ...hand(pen, skin)),
          limb(32, 0, FOREARM - 16),
          pen('path', { d: `M-15 ${FOREARM - 12}H15`, fill: 'none', stroke: trim, 'stroke-width': 10 }),
          pen('path', {
            d: `M0-2V${FOREARM - 16}`,
            fill: 'none',
            stroke: '#000',
            'stroke-opacity': 0.07,
            'stroke-width': 12,
            'stroke-linecap': 'round',
          }),
        ),
      ),
    ),
  );
};
