/** Folders of vendors' pictures under the image base, with the width and height of what lies in each (spec §9). */
export const vendorFolders = { small: 56, rng: 72, submenu: 152 } as const;
export type VendorFolder = keyof typeof vendorFolders;

/** How a vendor's picture can be had: at rest, chosen, and for grounds of every kind. */
export const vendorVariants = ['default', 'active', 'white', 'color', 'purple', 'gray'] as const;
export type VendorVariant = (typeof vendorVariants)[number];

/** Path of a picture on any of the image hosts: `/vendors/small/NVP-active.webp`. */
export const vendorPicturePath = (code: string, folder: VendorFolder, variant: VendorVariant): string =>
  `/vendors/${folder}/${encodeURIComponent(code)}-${variant}.webp`;
