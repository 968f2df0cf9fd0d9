/**
 * Folders of vendor pictures under the image base, each with the size of its pictures (spec §9). `word` has wordmarks,
 * the sign with the name; the others have the sign alone.
 */
export const vendorFolders = {
  small: { width: 56, height: 56 },
  rng: { width: 72, height: 72 },
  submenu: { width: 152, height: 152 },
  word: { width: 352, height: 72 },
} as const;
export type VendorFolder = keyof typeof vendorFolders;

/** Variants of a vendor picture: normal, selected, and for different backgrounds. */
export const vendorVariants = ['default', 'active', 'white', 'color', 'purple', 'gray'] as const;
export type VendorVariant = (typeof vendorVariants)[number];

/** Path of a vendor picture on any image host: `/vendors/small/NVP-active.webp`. */
export const vendorPicturePath = (code: string, folder: VendorFolder, variant: VendorVariant): string =>
  `/vendors/${folder}/${encodeURIComponent(code)}-${variant}.webp`;
