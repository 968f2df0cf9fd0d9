import { vendorPicturePath, type VendorFolder, type VendorVariant } from '#contract/vendorPictures';
import { pictureSources } from '@/domain/pictureSources';
import { useImageHosts } from './useImageHosts';

/** Addresses of a vendor's picture on the image hosts, best first (GAME-10). */
export const useVendorPictures = () => {
  const hosts = useImageHosts();
  return (code: string, folder: VendorFolder, variant: VendorVariant): string[] =>
    pictureSources(vendorPicturePath(code, folder, variant), hosts);
};
