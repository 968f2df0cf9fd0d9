import type { ComponentProps } from 'react';
import { Picture } from './Picture';

/** In the place of a vendor's picture that no host gives. */
const fallback = '/art/icons/star.webp';

interface VendorPictureProps extends Omit<ComponentProps<typeof Picture>, 'alt' | 'width' | 'height'> {
  /**
   * Where no words beside it say the name.
   * @default ''
   */
  name?: string;
  size: number;
}

/** The sign of a vendor. */
export function VendorPicture({ name = '', size, ...rest }: VendorPictureProps) {
  return <Picture fallback={fallback} {...rest} alt={name} width={size} height={size} />;
}
