import { cloud, dots, repeat } from './parts.ts';
import type { Scenery } from './Scenery.ts';

export const dunes: Scenery = () =>
  `<circle cx="165" cy="150" r="96" fill="#fff2bf" opacity=".55"/>` +
  `<path d="M-30 360L86 190L202 360Z" fill="#8f3a22" opacity=".75"/><path d="M86 190L202 360L120 360Z" fill="#5b1a3e" opacity=".55"/>` +
  `<path d="M170 370L268 226L370 370Z" fill="#a8492a" opacity=".7"/><path d="M268 226L370 370L290 370Z" fill="#5b1a3e" opacity=".5"/>` +
  `<path d="M0 350Q90 316 180 352T340 340V440H0Z" fill="#7a2b30" opacity=".9"/>`;

export const canyon: Scenery = (chance) =>
  `<circle cx="236" cy="118" r="74" fill="#fff3c4" opacity=".8"/>` +
  `<path d="M-10 360V196H26V172H74V214H96V360Z M340 380V160H300V190H262V236H244V380Z" fill="#9c3d2e" opacity=".85"/>` +
  `<path d="M26 172H74V186H26Z M262 190H300V160H340V176H300V206H262Z" fill="#ffb06a" opacity=".55"/>` +
  `<path d="M-10 250H96M-10 300H96M244 290H340M244 334H340" stroke="#5a2030" stroke-width="3" opacity=".35"/>` +
  `<path d="M110 360L150 268H196L226 360Z" fill="#b8543a" opacity=".7"/>` +
  `<path d="M-10 366Q90 334 180 364T340 352V450H-10Z" fill="#5e2230"/>` +
  dots(chance, { count: 18, radius: [1, 3], opacity: [0.25, 0.6], colours: ['#ffe9b8'] });

export const hills: Scenery = (chance) =>
  cloud(-6, 70, 1.1, '#fff', 0.5) +
  cloud(240, 130, 1, '#fff', 0.45) +
  dots(chance, { count: 14, radius: [3, 13], opacity: [0.15, 0.45], colours: ['#fff'], height: 260 }) +
  `<path d="M-20 400Q60 280 165 372T360 330V440H-20Z" fill="#c21fae" opacity=".75"/><path d="M-20 430Q100 330 200 400T360 390V450H-20Z" fill="#7d1bb3"/>` +
  [40, 110, 270]
    .map(
      (x, at) =>
        `<circle cx="${x}" cy="${372 + at * 8}" r="14" fill="${['#fff27a', '#7af0ff', '#ffb0e0'][at]}" opacity=".8"/>`,
    )
    .join('');

export const leaves: Scenery = ({ next }) =>
  `<circle cx="165" cy="170" r="120" fill="#f6ffb0" opacity=".35"/>` +
  repeat(
    9,
    (at) =>
      `<path transform="translate(${at % 2 ? -20 : 350} ${20 + at * 48}) rotate(${(at % 2 ? -30 : 210) + next() * 60}) scale(${0.7 + next() * 0.5})" ` +
      `d="M0 0C40-50 120-50 170 0C120 50 40 50 0 0ZM0 0H160" fill="${['#0d6b38', '#15904a', '#0a5530', '#2bb35c'][at % 4]}" stroke="#0a4a28" stroke-opacity=".4" stroke-width="3"/>`,
  ) +
  `<path d="M-10 400Q90 350 165 384T350 372V450H-10Z" fill="#064024"/>`;

export const peaks: Scenery = (chance) =>
  `<path d="M-40 380L70 170L150 310L230 150L370 380V450H-40Z" fill="#3b6fe0" opacity=".7"/>` +
  `<path d="M70 170L44 220L70 208L92 230L106 224Z M230 150L196 214L226 198L250 226L272 212Z" fill="#fff" opacity=".9"/>` +
  `<path d="M-40 430L60 300L140 390L240 290L370 430V450H-40Z" fill="#2346b4" opacity=".85"/>` +
  dots(chance, { count: 34, radius: [1, 4.6], opacity: [0.3, 0.9], colours: ['#fff'] });

export const lava: Scenery = (chance) =>
  `<path d="M-20 400L40 250L74 300L110 210L150 320L200 220L236 300L290 230L360 400V450H-20Z" fill="#4a0612" opacity=".75"/>` +
  `<path d="M110 210L124 300L112 360L132 420H96L104 330Z M290 230L276 320L292 420H262Z" fill="#ffb02e" opacity=".8"/>` +
  dots(chance, { count: 36, radius: [1, 4.4], opacity: [0.4, 1], colours: ['#ffe27a', '#ff8a2a'] });

export const bamboo: Scenery = ({ next }) =>
  `<circle cx="165" cy="180" r="118" fill="#fdffe6" opacity=".5"/>` +
  [14, 48, 288, 318]
    .map((x) => {
      const width = 14 + next() * 8;
      const start = next() * 60;
      return (
        `<rect x="${x - width / 2}" y="-10" width="${width}" height="470" fill="#1f9e62" opacity=".85"/>` +
        `<rect x="${x - width / 2 + 2}" y="-10" width="${width * 0.3}" height="470" fill="#59d99a" opacity=".6"/>` +
        repeat(
          6,
          (at) =>
            `<rect x="${x - width / 2 - 2}" y="${start + at * 74}" width="${width + 4}" height="5" rx="2" fill="#06432f"/>`,
        )
      );
    })
    .join('') +
  cloud(-20, 360, 1.6, '#e8fff0', 0.3) +
  cloud(210, 372, 1.6, '#e8fff0', 0.3);
