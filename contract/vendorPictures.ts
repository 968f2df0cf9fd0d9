/** Folders of vendor pictures under the image base, each with the width and height of its pictures (spec §9). */
export const vendorFolders = { small: 56, rng: 72, submenu: 152 } as const;
export type VendorFolder = keyof typeof vendorFolders;

/** Variants of a vendor picture: normal, selected, and for different backgrounds. */
export const vendorVariants = ['default', 'active', 'white', 'color', 'purple', 'gray'] as const;
export type VendorVariant = (typeof vendorVariants)[number];

/** Path of a vendor picture on any image host: `/vendors/small/NVP-active.webp`. */
export const vendorPicturePath = (code: string, folder: VendorFolder, variant: VendorVariant): string =>
  `/vendors/${folder}/${encodeURIComponent(code)}-${variant}.webp`;
