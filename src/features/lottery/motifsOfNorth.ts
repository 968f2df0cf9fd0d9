import type { Shape } from './landscapeShape';

/** What provinces of the north are known for. */
export const motifsOfNorth = {
  tortoiseTower: [
    ['deep', 100, 'M106 98q34-18 70 0zM114 66l28-11 28 11zM122 48l20-10 20 10zM129 34l13-11 13 11z'],
    ['middle', 100, 'M120 90V66h44v24zM126 66V48h32v18zM132 48V34h20v14z'],
    ['light', 85, 'M128 90V78a5 5 0 0 1 10 0v12zM146 90V78a5 5 0 0 1 10 0v12zM138 64v-8a4 4 0 0 1 8 0v8z'],
  ],
  junk: [
    ['deep', 100, 'M110 82h64l-10 16h-44z'],
    ['light', 95, 'M124 80q-4-30 16-46 12 22 2 46zM148 80q10-20 4-36 18 14 18 36z'],
    ['deep', 60, 'M126 66q8-6 18-4M130 52q6-4 12-2M152 66q8-4 14-2', 2],
  ],
  quanHo: [
    ['deep', 100, 'M92 96V72q20 2 28-16h40q8 18 28 16v24z'],
    ['middle', 100, 'M84 74q34-4 38-24h36q4 20 38 24z'],
    ['light', 85, 'M104 96V82h10v14zM124 96V80h32v16zM166 96V82h10v14z'],
  ],
  crane: [
    ['deep', 100, 'M40 98l8-58h6l8 58h-6l-3-22h-4l-3 22zM20 40h92v-5L56 18l-8 17H20zM150 86h112l-10 14h-94z'],
    ['light', 90, 'M164 74h20v12h-20zM186 74h20v12h-20zM186 60h20v12h-20zM208 74h20v12h-20z'],
    ['middle', 100, 'M208 60h20v12h-20zM230 74h16v12h-16z'],
    ['deep', 100, 'M104 36v26M98 62h12v8H98z', 3],
  ],
  salt: [
    ['deep', 80, 'M0 84h280v14H0z'],
    [
      'light',
      90,
      'M9 86l15-20 15 20zM49 86l15-20 15 20zM89 86l15-20 15 20zM129 86l15-20 15 20zM169 86l15-20 15 20zM209 86l15-20 15 20zM22 100l20-27 20 27zM78 100l20-27 20 27zM134 100l20-27 20 27zM190 100l20-27 20 27z',
    ],
    ['sky', 50, 'M42 73l20 27H46zM98 73l20 27h-16zM154 73l20 27h-16zM210 73l20 27h-16z'],
    ['deep', 100, 'M251 88V66M240 66l11-10 11 10z', 4],
  ],
  rice: [
    [
      'light',
      75,
      'M20 100q6-16 2-26M28 100q0-12 8-20M60 100q6-16 2-26M68 100q0-12 8-20M100 100q6-16 2-26M108 100q0-12 8-20M150 100q6-16 2-26M158 100q0-12 8-20M244 100q6-16 2-26M252 100q0-12 8-20',
      2.5,
    ],
    ['deep', 100, 'M190 76l22-18 22 18z'],
    ['light', 90, 'M197 76h30v16h-30z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
