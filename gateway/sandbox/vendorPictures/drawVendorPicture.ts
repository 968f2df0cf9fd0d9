import sharp from 'sharp';
import { vendorFolders, type VendorFolder, type VendorVariant } from '#contract/vendorPictures';
import { setName } from './markLettering.ts';
import { markColour, markSvg, signAt, signSvg } from './signSvg.ts';
import { vendorMark } from './vendorMarks.ts';

/** A vendor's code and name. */
export interface NamedVendor {
  readonly code: string;
  readonly name: string;
}

/** The sign and the name beside it; the sign alone where no face has the letters of the name. */
const wordmarkSvg = ({ code, name }: NamedVendor, variant: VendorVariant): string => {
  const { width, height } = vendorFolders.word;
  const { hue, lettering } = vendorMark(code);
  const size = height * 0.72;
  const left = size + height * 0.22;
  const set = setName(name, lettering, [width - left, height * 0.9]);
  const words = set && `<path transform="translate(${left} ${height / 2})" d="${set}"/>`;
  const sign = signAt(code, 0, (height - size) / 2, size);
  return markSvg([width, height], markColour(hue, variant), `${sign}${words ?? ''}`);
};

/** A vendor's picture as WebP: its sign, or in the folder `word` its sign and name. Drawn the same each time. */
export const drawVendorPicture = (
  vendor: NamedVendor,
  folder: VendorFolder,
  variant: VendorVariant,
): Promise<Buffer> => {
  const svg = folder === 'word' ? wordmarkSvg(vendor, variant) : signSvg(vendor.code, folder, variant);
  return sharp(Buffer.from(svg)).webp({ lossless: true, effort: 5 }).toBuffer();
};
