import type { Shape } from './landscapeShape';

/** What provinces of the centre are known for. */
export const motifsOfCentre = {
  citadel: [
    ['deep', 100, 'M70 98V66h24v-6h92v6h24v32z'],
    ['middle', 100, 'M86 60l10-12h88l10 12zM104 46l10-12h52l10 12zM118 34l8-10h28l8 10z'],
    [
      'light',
      85,
      'M108 46h64v6h-64zM130 98V80a10 10 0 0 1 20 0v18zM92 98V84a6 6 0 0 1 12 0v14zM176 98V84a6 6 0 0 1 12 0v14z',
    ],
  ],
  lookout: [
    ['middle', 100, 'M70 98l44-50q28-14 54 2l48 48z'],
    ['deep', 100, 'M128 52V34h24v18z'],
    ['light', 90, 'M124 36h32l-6-8h-20zM136 28V14h8v14zM134 52V42h12v10z'],
  ],
  elephant: [
    [
      'deep',
      100,
      'M84 98V70q0-26 34-26h36q26 0 28 24 12 2 14 18 0 10-6 10 0-12-8-14v16h-18V82h-30v16h-18V82h-12v16z',
    ],
    ['light', 85, 'M114 42h42l4 12h-50z'],
    ['middle', 100, 'M120 40q14-14 30 0zM166 56q14-2 12 18-12-2-12-18z'],
  ],
  lanterns: [
    ['deep', 100, 'M40 98V58l24-12 24 12v40zM96 98V50l26-14 26 14v48zM156 98V58l22-12 22 12v40z'],
    ['middle', 100, 'M34 60l30-17 30 17zM90 52l32-19 32 19zM150 60l28-16 28 16z'],
    ['light', 95, 'M56 98V78h16v20zM112 98V74h20v24zM170 98V78h16v20z'],
    ['light', 90, 'M14 28q70 24 130 4t130 2', 1.5],
    [
      'light',
      95,
      'M52 38a6 7 0 1 0 .1 0zM92 42a6 7 0 1 0 .1 0zM196 26a6 7 0 1 0 .1 0zM236 28a6 7 0 1 0 .1 0z',
    ],
  ],
  dragonBridge: [
    ['deep', 100, 'M-10 74h300v7H-10zM66 81h8v16h-8zM146 81h8v16h-8zM222 81h8v16h-8z'],
    ['light', 100, 'M-10 74q40-66 84 0t80-4 76 2 46-38', 7],
    [
      'light',
      70,
      'M20 74V44M40 74V38M60 74V56M100 74V60M120 74V48M140 74V58M180 74V62M200 74V52M220 74V60',
      2,
    ],
    ['light', 100, 'M262 34l16-10-6 15 10 5-17 4z'],
  ],
  islands: [
    ['middle', 100, 'M34 84q24-30 54 0zM196 82q30-36 64 0z'],
    ['deep', 100, 'M112 84h58l-8 12h-42z'],
    ['light', 95, 'M138 82V28l28 50zM134 82V36l-18 44z'],
  ],
  cave: [
    ['middle', 100, 'M40 98V58q10-44 84-44t104 40v44z'],
    ['deep', 100, 'M78 98q0-56 60-56t60 56z'],
    ['light', 85, 'M96 60l5 16 5-18zM124 46l5 20 5-20zM152 46l4 14 5-12zM176 58l4 14 5-8z'],
    ['light', 95, 'M112 90h52l-8 8h-36z'],
  ],
  memorial: [
    ['deep', 100, 'M90 98q50-20 100 0z'],
    ['light', 95, 'M132 92l4-66h8l4 66zM122 92h36v5h-36z'],
    ['middle', 100, 'M136 26l4-12 4 12zM60 98V74h8v24zM212 98V74h8v24z'],
  ],
  communalHouse: [
    ['deep', 100, 'M96 70L132 6h16l36 64zM104 92v-8h72v8zM110 92v8h6v-8zM164 92v8h6v-8z'],
    ['middle', 100, 'M106 70h68v16h-68z'],
    ['light', 85, 'M134 86V74h12v12zM124 48h32M118 58h44M130 36h20', 2],
  ],
  chamTower: [
    ['deep', 100, 'M118 98V56h44v42zM124 56l4-16h24l4 16zM130 40l4-14h12l4 14zM134 26l6-14 6 14z'],
    ['middle', 100, 'M62 98V70h28v28zM66 70l4-10h12l4 10zM70 60l6-12 6 12z'],
    ['light', 85, 'M132 98V76q8-14 16 0v22zM72 98V82q4-8 8 0v16z'],
  ],
  mountain: [
    ['middle', 100, 'M40 96l58-64q10-8 18 4 10-12 20-4l62 64z'],
    ['light', 85, 'M98 32q10-8 18 4 10-12 20-4l10 12-16 6-14-8-16 8-8-8z'],
    ['deep', 100, 'M20 92h40l-6 9H26z'],
    ['light', 95, 'M38 90V64q14 8 12 26z'],
  ],
  longHouse: [
    [
      'deep',
      100,
      'M56 74q10-28 4-34h144q-6 6 8 34zM70 90v10h5V90zM110 90v10h5V90zM150 90v10h5V90zM190 90v10h5V90z',
    ],
    ['middle', 100, 'M64 74h140v16H64z'],
    ['light', 85, 'M84 78h10v8H84zM110 78h10v8h-10zM136 78h10v8h-10zM178 90V76h12v14z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
