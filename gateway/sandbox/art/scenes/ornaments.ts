import { dots, repeat } from './parts.ts';
import type { Scenery } from './Scenery.ts';

export const sunburst: Scenery = () =>
  `<circle cx="165" cy="190" r="162" fill="none" stroke="#ffce4a" stroke-width="8"/><circle cx="165" cy="190" r="148" fill="none" stroke="#7a0a5e" stroke-width="20" opacity=".9"/>` +
  repeat(40, (at) => {
    const angle = (at / 40) * Math.PI * 2;
    return `<circle cx="${165 + Math.cos(angle) * 148}" cy="${190 + Math.sin(angle) * 148}" r="5" fill="#fff3b0" opacity="${at % 2 ? 1 : 0.45}"/>`;
  });

const blossom = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${repeat(5, (at) => `<circle cx="0" cy="-9" r="8" fill="#ffe1ea" transform="rotate(${at * 72})"/>`)}<circle r="5" fill="#ffc23d"/></g>`;

export const blossoms: Scenery = (chance) =>
  `<circle cx="165" cy="176" r="124" fill="#fff3d6" opacity=".55"/>` +
  `<path d="M-10 40Q60 60 96 20M30 52Q70 100 120 96M340 70Q270 84 236 44M310 78Q280 130 226 132M-10 250Q30 240 44 200M340 280Q296 262 290 226" stroke="#6b1a2c" stroke-width="7" fill="none" stroke-linecap="round"/>` +
  (
    [
      [14, 42],
      [58, 46],
      [92, 24],
      [74, 84],
      [118, 96],
      [316, 74],
      [270, 76],
      [238, 46],
      [286, 118],
      [228, 132],
      [16, 244],
      [44, 202],
      [318, 272],
      [290, 228],
    ] as const
  )
    .map(([x, y]) => blossom(x, y, 0.8 + chance.next() * 0.7))
    .join('') +
  `<path d="M-10 392Q80 356 165 384T340 368V450H-10Z" fill="#7a0c34" opacity=".9"/>`;

export const table: Scenery = (chance, { glow, ink }) =>
  `<path d="M100 -20L230 -20L360 330L-30 330Z" fill="${glow}" opacity=".16"/><path d="M140 -20L190 -20L290 330L40 330Z" fill="${glow}" opacity=".16"/>` +
  `<ellipse cx="165" cy="362" rx="250" ry="120" fill="${ink}" opacity=".45"/><ellipse cx="165" cy="352" rx="236" ry="106" fill="none" stroke="#ffd673" stroke-width="5" opacity=".8"/>` +
  `<ellipse cx="165" cy="352" rx="214" ry="92" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>` +
  dots(chance, { count: 30, radius: [2, 11], opacity: [0.05, 0.17], colours: [glow], height: 200 });
