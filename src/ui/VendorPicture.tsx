import { Picture } from './Picture';

/** In the place of a vendor's picture that no host gives. */
const fallback = '/art/icons/star.webp';

interface VendorPictureProps {
  /** Addresses of the same picture, best first. */
  sources: readonly string[];
  /** Where no words beside it say the name. */
  name?: string;
  size: number;
}

/** The sign of a vendor. */
export function VendorPicture({ sources, name = '', size }: VendorPictureProps) {
  return <Picture sources={sources} fallback={fallback} alt={name} width={size} height={size} />;
}
