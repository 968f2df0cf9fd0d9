import { cloud, dots, repeat, swirl } from './parts.ts';
import type { Scenery } from './Scenery.ts';

export const gate: Scenery = (_, { glow, ink }) =>
  swirl(60, 70, 0.7, glow, 0.35) +
  swirl(270, 110, 0.8, glow, 0.3) +
  swirl(40, 300, 0.9, glow, 0.28) +
  `<g fill="${ink}" opacity=".55"><path d="M-10 92Q60 84 96 40Q165 66 234 40Q270 84 340 92L340 70Q280 60 250 14Q165 44 80 14Q50 60-10 70Z"/>` +
  `<rect x="14" y="86" width="26" height="360"/><rect x="290" y="86" width="26" height="360"/></g>` +
  cloud(-10, 352, 1.5, '#ffdf9a', 0.22) +
  cloud(220, 360, 1.5, '#ffdf9a', 0.22);

export const temple: Scenery = (chance) =>
  `<circle cx="165" cy="160" r="120" fill="#fffbe0" opacity=".55"/>` +
  `<path d="M-16 96L165 14L346 96V120H-16Z" fill="#f4ecd8" opacity=".5"/><path d="M30 92L165 32L300 92Z" fill="#3d6cc4" opacity=".35"/>` +
  [8, 52, 260, 304]
    .map(
      (x) =>
        `<rect x="${x}" y="120" width="22" height="270" fill="#fff8e8" opacity=".6"/><rect x="${x + 14}" y="120" width="8" height="270" fill="#6f93d6" opacity=".45"/>` +
        `<rect x="${x - 5}" y="118" width="32" height="12" fill="#fffdf4" opacity=".75"/>`,
    )
    .join('') +
  cloud(-26, 322, 1.8, '#fff', 0.75) +
  cloud(196, 336, 1.9, '#fff', 0.7) +
  cloud(80, 372, 2, '#dbe9ff', 0.7) +
  dots(chance, { count: 16, radius: [1, 3], opacity: [0.4, 0.9], colours: ['#fff6c4'] });

export const stepPyramid: Scenery = ({ next }) =>
  `<circle cx="165" cy="140" r="104" fill="#fff0b8" opacity=".6"/>` +
  repeat(5, (at) => {
    const inset = at * 34;
    return `<path d="M${-10 + inset} ${360 - at * 40}V${324 - at * 40}H${340 - inset}V${360 - at * 40}Z" fill="${at % 2 ? '#c98a4a' : '#a86a3c'}" opacity=".62"/>`;
  }) +
  `<path d="M138 360L150 164H180L192 360Z" fill="#ffe0a0" opacity=".5"/>` +
  repeat(
    6,
    (at) =>
      `<path transform="translate(${at % 2 ? -14 : 344} ${60 + at * 62}) rotate(${(at % 2 ? -20 : 200) + next() * 40}) scale(.62)" d="M0 0C40-50 120-50 170 0C120 50 40 50 0 0Z" fill="${at % 3 ? '#0d7a5c' : '#17a078'}" opacity=".9"/>`,
  ) +
  `<path d="M-10 380Q90 350 165 372T350 362V450H-10Z" fill="#06303a"/>`;

export const curtain: Scenery = (_, { glow }) =>
  repeat(7, (at) => {
    const x = -6 + at * 15;
    const colour = at % 2 ? '#c2185b' : '#8e0e46';
    return (
      `<path d="M${x} 0Q${x + 18} 180 ${x * 0.45 - 8} 440H${x * 0.45 + 8}Q${x + 30} 180 ${x + 15} 0Z" fill="${colour}"/>` +
      `<path d="M${330 - x} 0Q${312 - x} 180 ${338 - x * 0.45} 440H${322 - x * 0.45}Q${300 - x} 180 ${315 - x} 0Z" fill="${colour}"/>`
    );
  }) +
  `<path d="M0 0H330V34Q290 66 247 36Q206 70 165 38Q124 70 83 36Q40 66 0 34Z" fill="#a8124f"/>` +
  `<path d="M0 34Q40 66 83 36Q124 70 165 38Q206 70 247 36Q290 66 330 34" fill="none" stroke="${glow}" stroke-width="5"/>` +
  `<ellipse cx="165" cy="396" rx="190" ry="60" fill="${glow}" opacity=".25"/>`;

export const pitch: Scenery = (chance, { glow }) =>
  `<path d="M-30 330L60 -20H104L60 330Z M360 330L270 -20H226L270 330Z" fill="${glow}" opacity=".22"/>` +
  [46, 90, 240, 284]
    .map(
      (x) =>
        `<circle cx="${x}" cy="22" r="9" fill="#fff"/><circle cx="${x}" cy="22" r="24" fill="#fff" opacity=".25"/>`,
    )
    .join('') +
  dots(chance, {
    count: 90,
    radius: [1.4, 3],
    opacity: [0.2, 0.7],
    colours: ['#fff', '#ffe14a', '#ff8a7a', '#9ad8ff'],
    height: 250,
  }) +
  `<path d="M-10 300Q165 262 340 300V450H-10Z" fill="#0c6b3c"/>` +
  repeat(
    5,
    (at) =>
      `<path d="M${-40 + at * 84} 450L${66 + at * 42} 284H${88 + at * 42}L${4 + at * 84} 450Z" fill="#18a058" opacity=".6"/>`,
  ) +
  `<ellipse cx="165" cy="372" rx="120" ry="42" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>`;
