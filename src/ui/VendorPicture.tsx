import { Picture } from './Picture';

/** In the place of a vendor's picture that no host gives. */
const fallback = '/art/icons/star.webp';

interface VendorPictureProps {
  /** Addresses of the same picture, best first. */
  sources: readonly string[];
  size: number;
}

/** The sign of a vendor beside its name, which says the rest. */
export function VendorPicture({ sources, size }: VendorPictureProps) {
  return <Picture sources={sources} fallback={fallback} alt="" width={size} height={size} />;
}
