const SVG = 'http://www.w3.org/2000/svg';

/** Outlines on a field of 24 units, drawn with a round pen. */
const icons = {
  spin: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.6M20 4v4.6h-4.6M20 12a8 8 0 0 1-13.7 5.6L4 15.4M4 20v-4.6h4.6',
  deal: 'M4 8.5 12.5 5l5 12L9 20.5zM14.5 6.2l4.5.3L18 15',
  aim: 'M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14M12 2v5M12 17v5M2 12h5M17 12h5',
  up: 'M12 20V5M5.5 11.5 12 5l6.5 6.5',
  down: 'M12 4v15M5.5 12.5 12 19l6.5-6.5',
  swap: 'M4 8h13l-3.5-3.5M20 16H7l3.5 3.5',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  fast: 'M13 3 5 13.5h6L10 21l8-10.5h-6z',
  soundOn: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  info: 'M12 11v6M12 7.2v.2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  close: 'M6 6l12 12M18 6 6 18',
  shake: 'M5 14a7 7 0 0 1 14 0zM3 14h18M9 18.5h6M10 6.5h4M3.5 8 2 6.5M20.5 8 22 6.5',
  place: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8 12.3l2.8 2.7L16 9.5',
  road: 'M4 4v16h16M7.5 15.5l4-5 3.5 3 5-7',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
} as const;

export type IconName = keyof typeof icons;

export const icon = (name: IconName): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
};
