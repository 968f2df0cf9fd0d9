import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { vendorFolders, type VendorFolder, type VendorVariant } from '#contract/vendorPictures';
import { vendorFigure, vendorHue } from './vendorFigures.ts';

const MOTIFS = join(import.meta.dirname, '..', 'art', 'motifs');
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const glow = { r: 255, g: 206, b: 92 };

/** What of its square a figure fills. */
const share = { small: 1, rng: 0.76, submenu: 0.92 } as const satisfies Record<VendorFolder, number>;

const figureOf = (code: string, size: number): Promise<Buffer> =>
  sharp(join(MOTIFS, `${vendorFigure(code)}.webp`))
    .resize(size, size, { fit: 'contain', background: clear })
    .png()
    .toBuffer();

const centred = async (ground: Sharp, figure: Buffer): Promise<Buffer> =>
  ground
    .composite([{ input: figure, gravity: 'centre' }])
    .png()
    .toBuffer();

type Tone = readonly [red: number, green: number, blue: number];

/** What black and white become where one tone stands in the place of all colours; the shades are kept. */
const tones = {
  white: [
    [196, 196, 202],
    [255, 255, 255],
  ],
  purple: [
    [84, 48, 190],
    [222, 206, 255],
  ],
  gray: [
    [74, 74, 80],
    [196, 196, 200],
  ],
} as const satisfies Partial<Record<VendorVariant, readonly [Tone, Tone]>>;

const plateStops = (code: string, variant: VendorVariant): readonly [string, string] => {
  if (variant in tones) {
    const [[red, green, blue]] = tones[variant as keyof typeof tones];
    const faint = `rgb(${red} ${green} ${blue} / 0.35)`;
    return [faint, faint];
  }
  const hue = vendorHue(code);
  return [`hsl(${hue} 62% 58%)`, `hsl(${(hue + 40) % 360} 58% 34%)`];
};

/** A rounded plate in the vendor's own hue: a long list reads by its colours. */
const plate = (code: string, variant: VendorVariant, size: number): Sharp => {
  const [from, to] = plateStops(code, variant);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><defs>` +
        `<linearGradient id="g" x2="0.6" y2="1"><stop stop-color="${from}"/>` +
        `<stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
        `<rect width="${size}" height="${size}" rx="${size / 4}" fill="url(#g)"/></svg>`,
    ),
  );
};

const empty = (size: number): Sharp =>
  sharp({ create: { width: size, height: size, channels: 4, background: clear } });

/** The picture over a soft light of its own shape. */
const lit = async (picture: Buffer, size: number): Promise<Sharp> => {
  const inner = Math.round(size * 0.88);
  const figure = await sharp(picture).resize(inner, inner).png().toBuffer();
  const standing = await centred(empty(size), figure);
  const light = await sharp(standing)
    .extractChannel('alpha')
    .blur(size / 20)
    .toBuffer();
  const halo = await sharp({ create: { width: size, height: size, channels: 3, background: glow } })
    .joinChannel(light)
    .png()
    .toBuffer();
  return sharp(await centred(sharp(halo), standing)).modulate({ saturation: 1.12, brightness: 1.06 });
};

const brightness: [number, number, number] = [0.299, 0.587, 0.114];

const inTone = async (figure: Buffer, [dark, light]: readonly [Tone, Tone]): Promise<Buffer> => {
  const shades = await sharp(figure).recomb([brightness, brightness, brightness]).png().toBuffer();
  const steps = light.map((most, band) => (most - (dark[band] ?? 0)) / 255);
  return sharp(shades)
    .linear(steps, [...dark])
    .png()
    .toBuffer();
};

const dressed = async (picture: Buffer, variant: VendorVariant, size: number): Promise<Sharp> => {
  if (variant === 'active') return lit(picture, size);
  return variant === 'default'
    ? sharp(picture).modulate({ saturation: 0.82, brightness: 0.94 })
    : sharp(picture);
};

/** A vendor's picture as WebP, drawn the same each time. */
export const drawVendorPicture = async (
  code: string,
  folder: VendorFolder,
  variant: VendorVariant,
): Promise<Buffer> => {
  const size = vendorFolders[folder];
  const drawn = await figureOf(code, Math.round(size * share[folder]));
  const figure = variant in tones ? await inTone(drawn, tones[variant as keyof typeof tones]) : drawn;
  const picture = await centred(folder === 'rng' ? plate(code, variant, size) : empty(size), figure);
  const finished = await dressed(picture, variant, size);
  return finished.webp({ quality: 82, alphaQuality: 90, effort: 5 }).toBuffer();
};
