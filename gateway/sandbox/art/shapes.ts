type Draw = (x: number, y: number, size: number) => string;

/** Small vector things that fly about, drawn in a square of the given size. */
export const shapes = {
  bubble: (x, y, size) =>
    `<circle cx="${x}" cy="${y}" r="${size * 0.4}" fill="#fff" opacity=".16"/>` +
    `<circle cx="${x}" cy="${y}" r="${size * 0.4}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>` +
    `<circle cx="${x - size * 0.14}" cy="${y - size * 0.14}" r="${size * 0.09}" fill="#fff" opacity=".9"/>`,
  flake: (x, y, size) =>
    `<path transform="translate(${x} ${y}) scale(${size / 60})" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" ` +
    `d="M0-28V28M-24-14L24 14M-24 14L24-14M0-18l8-8M0-18l-8-8M0 18l8 8M0 18l-8 8"/>`,
  ember: (x, y, size) =>
    `<path transform="translate(${x} ${y}) scale(${size / 50})" d="M0-20C6-8 16-4 10 10 6 20-8 20-11 10-14 0-4-4 0-20Z" fill="#ffd24a"/>`,
  petal: (x, y, size) =>
    `<path transform="translate(${x} ${y}) rotate(${(x * 7 + y * 3) % 360}) scale(${size / 60})" ` +
    `d="M0-24C22-22 24 8 4 24C2 18-2 18-4 24C-24 8-22-22 0-24Z" fill="#ffc6d6" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`,
  confetti: (x, y, size) =>
    `<rect x="${x}" y="${y}" width="${size * 0.36}" height="${size * 0.16}" rx="2" transform="rotate(${(x * 11 + y * 5) % 360} ${x} ${y})" ` +
    `fill="${['#ffe14a', '#ff5f7a', '#5fd0ff', '#ffffff'][Math.floor(x + y) & 3]}"/>`,
} as const satisfies Record<string, Draw>;

export type Shape = keyof typeof shapes;
