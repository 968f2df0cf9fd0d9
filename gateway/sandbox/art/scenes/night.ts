import { cloud, dots, repeat } from './parts.ts';
import type { Scenery } from './Scenery.ts';

export const stars: Scenery = (chance) =>
  dots(chance, { count: 70, radius: [0.6, 2.5], opacity: [0.3, 1], colours: ['#fff'] }) +
  `<circle cx="278" cy="70" r="46" fill="#ff8fb8"/><circle cx="264" cy="58" r="40" fill="#ffd0e0" opacity=".4"/>` +
  `<ellipse cx="278" cy="70" rx="78" ry="14" fill="none" stroke="#ffe0b8" stroke-width="6" transform="rotate(-18 278 70)" opacity=".85"/>` +
  `<circle cx="30" cy="330" r="80" fill="#4a2bd0" opacity=".8"/><circle cx="52" cy="310" r="16" fill="#2f18a0" opacity=".7"/><circle cx="10" cy="352" r="22" fill="#2f18a0" opacity=".7"/>`;

export const moon: Scenery = (chance) =>
  dots(chance, { count: 40, radius: [0.7, 2.5], opacity: [0.4, 1], colours: ['#fff'], height: 240 }) +
  `<circle cx="165" cy="172" r="128" fill="#ffedb3"/><circle cx="165" cy="172" r="128" fill="url(#dusk)" opacity=".6"/>` +
  cloud(-24, 268, 1.6, '#8fa2ff', 0.75) +
  cloud(206, 290, 1.7, '#8fa2ff', 0.7) +
  cloud(60, 350, 2, '#5f74e8', 0.8);

export const graves: Scenery = () =>
  `<circle cx="240" cy="110" r="70" fill="#ffe9b0"/><circle cx="222" cy="96" r="12" fill="#f2cf86"/><circle cx="262" cy="130" r="16" fill="#f2cf86"/>` +
  `<path d="M-10 390Q80 340 165 376T340 360V450H-10Z" fill="#1d0842"/>` +
  `<path d="M30 372V326q0-22 20-22t20 22v50Z M262 366V330q0-20 18-20t18 20v40Z" fill="#2b0f5c"/>` +
  `<path d="M-6 240Q40 220 50 150M36 200Q70 190 84 160M20 228Q10 180 24 140" stroke="#17052f" stroke-width="8" fill="none"/>`;

export const grid: Scenery = ({ next }) => {
  const skyline = repeat(14, (at) => {
    const x = at * 26 - 14;
    const width = 18 + next() * 22;
    const height = 50 + next() * 130;
    const windows = repeat(
      6,
      (row) =>
        `<rect x="${x + 4 + (row % 2) * 9}" y="${310 - height + row * 13}" width="4" height="6" fill="${next() > 0.5 ? '#7cf6ff' : '#ffd05c'}" opacity="${next() * 0.9}"/>`,
    );
    return `<rect x="${x}" y="${302 - height}" width="${width}" height="${height}" fill="#1b0a58" opacity=".8"/>${windows}`;
  });
  const floor =
    repeat(19, (at) => `<path d="M${165 + (at - 9) * 12} 300L${165 + (at - 9) * 90} 450"/>`) +
    repeat(7, (at) => `<path d="M0 ${300 + at * at * 3.6}H330"/>`);
  return `<circle cx="165" cy="190" r="120" fill="url(#sun)" opacity=".85"/>${skyline}<g stroke="#ff5fe0" stroke-width="1.6" opacity=".5">${floor}</g>`;
};

export const redSun: Scenery = () =>
  `<circle cx="165" cy="176" r="126" fill="#d3122e"/>` +
  [300, 330, 364]
    .map(
      (y, at) =>
        `<path d="M-20 ${y + 60}Q60 ${y - 30} 150 ${y + 26}T350 ${y}V450H-20Z" fill="${['#e85a52', '#b8233f', '#7a0f2c'][at]}" opacity=".8"/>`,
    )
    .join('');
