import type { Shape } from './landscapeShape';

/** What stands far away. */
export const grounds = {
  hills: [['middle', 75, 'M0 72q60-22 120-6t160-10v40H0z']],
  rolling: [
    ['middle', 55, 'M0 62q40-26 84-8 40-30 92-4 46-24 104 4v42H0z'],
    ['middle', 90, 'M0 82q60-20 130-4t150-10v28H0z'],
  ],
  plain: [['middle', 70, 'M0 84q70-8 140-2t140-4v18H0z']],
  peaks: [
    ['middle', 90, 'M0 96l50-54 36 36 46-60 50 58 34-32 64 52z'],
    ['light', 85, 'M132 18l-14 18 14-4 12 8 4-6zM50 42l-9 10 10-2 8 6z'],
  ],
  karst: [
    ['middle', 60, 'M6 96q2-56 20-56t20 56zM172 96q2-40 14-44 15 2 18 44zM248 96q2-50 18-50t18 50z'],
    ['middle', 95, 'M58 96q-2-64 18-66 22 2 24 66zM206 96q0-56 20-60 20 4 22 60z'],
  ],
  forest: [
    [
      'middle',
      85,
      'M0 96V74q8-22 16 0 8-26 18 0 8-30 18 0 10-18 18 0 8-24 18 0 10-30 20 0 8-20 18 0 10-28 20 0 8-22 18 0 10-30 20 0 8-18 16 0 10-26 20 0 8-20 20 0 8-26 18 0 6-16 22 0v22z',
    ],
  ],
  city: [
    ['middle', 80, 'M0 96V60h24V48h22v20h18V36h24v28h16V52h20v44zM176 96V54h20V40h22v24h18V48h24v20h20v28z'],
    [
      'light',
      70,
      'M10 70h4v6h-4zM34 76h4v6h-4zM74 46h4v6h-4zM104 70h4v6h-4zM186 76h4v6h-4zM206 50h4v6h-4zM246 58h4v6h-4z',
    ],
  ],
  highland: [
    ['middle', 60, 'M0 54h64l24 20h70l20-26h102v48H0z'],
    ['middle', 95, 'M0 76h40l20 10h120l26-16h74v26H0z'],
  ],
  sea: [
    ['middle', 45, 'M0 78h280v18H0z'],
    ['light', 55, 'M20 84q8-4 16 0t16 0M120 88q8-4 16 0t16 0M210 83q8-4 16 0t16 0', 2],
  ],
  dunes: [
    ['light', 45, 'M0 92q60-52 124-16 54-36 156 4v16H0z'],
    ['middle', 85, 'M0 96q80-32 140-8 60-26 140 8z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
