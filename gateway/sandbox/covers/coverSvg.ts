import { canvas } from '../art/canvas.ts';
import { coverPlan, type CoverGame } from './coverPlan.ts';
import { heroHeight, layouts } from './layouts.ts';
import { lightFilters } from './lightFilters.ts';
import { motifPicture } from './motifPicture.ts';
import { motifFacts } from '../art/motifs.ts';
import { ramps } from '../art/ramps.ts';
import { coinBank, scatter } from './scatter.ts';
import { scenes } from '../art/scenes.ts';
import type { Theme } from '../art/Theme.ts';
import { themes } from '../art/themes.ts';
import { titleArt } from './titleArt.ts';

const { width, height } = canvas;
const middle = width / 2;

const rays = (count: number, colour: string, turn: number): string => {
  const half = (Math.PI / count) * 0.52;
  const reach = 380;
  const at = (angle: number): string =>
    `L${(middle + Math.cos(angle) * reach).toFixed(1)} ${(heroHeight + Math.sin(angle) * reach).toFixed(1)}`;
  const beams = Array.from({ length: count }, (_, beam) => {
    const angle = (beam / count) * Math.PI * 2 + turn;
    return `M${middle} ${heroHeight}${at(angle - half)}${at(angle + half)}Z`;
  });
  return `<path d="${beams.join('')}" fill="${colour}" opacity=".34" mask="url(#fading)"/>`;
};

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const downward = (id: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`;

const definitions = (theme: Theme): string => {
  const { background, glow, ink, ramp } = theme;
  const [top, body, foot] = ramps[ramp];
  return (
    `<radialGradient id="ground" cx=".5" cy=".4" r=".78">${stops([
      [0, background[0]],
      [0.5, background[1]],
      [1, background[2]],
    ])}</radialGradient>` +
    `<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="${middle}" cy="${heroHeight}" r="270">${stops(
      [
        [0, '#fff'],
        [0.55, '#fff', 0.5],
        [1, '#fff', 0],
      ],
    )}</radialGradient><mask id="fading"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>` +
    `<radialGradient id="halo">${stops([
      [0, glow, 0.95],
      [0.45, glow, 0.4],
      [1, glow, 0],
    ])}</radialGradient>` +
    downward('sun', [
      [0, '#ffe36b'],
      [1, '#ff3fa8'],
    ]) +
    `<radialGradient id="dusk" cx=".35" cy=".3">${stops([
      [0.4, '#fff', 0],
      [1, '#e8a33a'],
    ])}</radialGradient>` +
    downward('ramp', [
      [0, top],
      [0.42, body],
      [1, foot],
    ]) +
    downward('gloss', [
      [0, '#fff', 0.75],
      [0.5, '#fff', 0.1],
      [0.52, '#fff', 0],
    ]) +
    downward('night', [
      [0.52, ink, 0],
      [1, ink, 0.96],
    ]) +
    `<filter id="soft" x="-20%" y="-30%" width="140%" height="170%"><feGaussianBlur stdDeviation="6"/></filter>` +
    lightFilters(theme)
  );
};

/** A cover as SVG: ground, rays, scene, halo, cast, night for the title, scatter, lettering. */
export const coverSvg = async (game: CoverGame): Promise<string> => {
  const { layout, friends, lettering, titleAt, chance } = coverPlan(game);
  const theme: Theme = themes[game.theme];
  const cast = {
    hero: await motifPicture(game.motif),
    friends: await Promise.all(friends.map(motifPicture)),
    scale: motifFacts(game.motif).scale ?? 1,
  };
  const scene = scenes[theme.scene](chance, theme);
  const body = layouts[layout](cast, chance);
  const { behind, before } = await scatter(theme.scatter, chance, layout === 'pile' ? 6 : 4);
  const bank = layout === 'pile' ? await coinBank(chance) : '';
  const full = `<rect width="${width}" height="${height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions(theme)}</defs>` +
    `${full} fill="url(#ground)"/>${rays(theme.scene === 'sunburst' ? 20 : 14, theme.ray, chance.next())}${scene}` +
    `<ellipse cx="${middle}" cy="${heroHeight}" rx="150" ry="140" fill="url(#halo)" opacity=".7"/>` +
    `${behind}${body}${full} fill="url(#night)"/>${before}${bank}` +
    `${titleArt(lettering, theme, ramps[theme.ramp][3], titleAt.x, titleAt.y)}</svg>`
  );
};
