import { dots, repeat, ridge } from './parts.ts';
import type { Scenery } from './Scenery.ts';

export const sea: Scenery = (chance) => {
  const shafts = repeat(6, () => {
    const x = 20 + chance.next() * 290;
    return `<path d="M${x} -10L${x + 60} -10L${x - 45} 440L${x - 140} 440Z" fill="#dffcff" opacity="${0.06 + chance.next() * 0.09}"/>`;
  });
  const weeds = [20, 50, 290, 312].map(
    (x, at) =>
      `<path d="M${x} 440C${x - 24} 400 ${x + 26} 372 ${x - 4} ${330 - at * 8}C${x + 40} 372 ${x + 4} 400 ${x + 18} 440Z" fill="${at % 2 ? '#0fd0a8' : '#ff5f9a'}" opacity=".55"/>`,
  );
  return (
    shafts +
    dots(chance, { count: 26, radius: [1.5, 8.5], opacity: [0.12, 0.37], colours: ['#fff'] }) +
    `<path d="${ridge(chance, 372, 26, 4)}" fill="#072a86" opacity=".7"/><path d="${ridge(chance, 400, 18, 5)}" fill="#051a5e" opacity=".9"/>` +
    weeds.join('')
  );
};

export const seaSunset: Scenery = () =>
  `<circle cx="165" cy="210" r="110" fill="#fff0b8" opacity=".75"/><path d="M0 300H330V450H0Z" fill="#3a2a80"/>` +
  [310, 326, 346, 370, 398]
    .map(
      (y, at) =>
        `<path d="M${-20 + at * 7} ${y}${'q20-10 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0'}" fill="none" stroke="#ffb98a" stroke-width="${2 + at * 0.7}" opacity="${0.5 - at * 0.06}"/>`,
    )
    .join('') +
  `<path d="M0 440V380Q30 340 70 366Q96 380 100 440Z M330 440V360Q290 330 262 372Q246 400 244 440Z" fill="#150f40"/>`;
