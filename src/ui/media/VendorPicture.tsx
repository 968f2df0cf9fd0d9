import type { ComponentProps } from 'react';
import { Picture } from './Picture';

/** Used if no host delivers the vendor's picture. */
const fallback = '/art/icons/vendor.svg';

interface VendorPictureProps extends Omit<ComponentProps<typeof Picture>, 'alt' | 'width' | 'height'> {
  /**
   * Alternative text; empty if the name is shown beside the picture.
   * @default ''
   */
  name?: string;
  size: number;
}

/** A vendor's sign. */
export function VendorPicture({ name = '', size, ...rest }: VendorPictureProps) {
  return <Picture fallback={fallback} {...rest} alt={name} width={size} height={size} />;
}
