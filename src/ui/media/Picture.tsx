import { useState, type ComponentPropsWithoutRef } from 'react';
import { useNearViewport } from '../hooks/useNearViewport';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'onError'> {
  /** Addresses of the same picture, best first; if a host fails, the next one is tried. */
  sources: readonly string[];
  /** Our own picture, used if all hosts have failed. */
  fallback?: string;
  alt: string;
  width: number;
  height: number;
  /** Visible from the start, so it loads without waiting for the observer. */
  eager?: boolean;
}

/** A picture that loads when it comes near the viewport and tries the next host if one fails (SYS-10). */
export function Picture({ sources, fallback, ...rest }: PictureProps) {
  const all = fallback === undefined ? sources : [...sources, fallback];
  return <Chain key={all.join(' ')} all={all} {...rest} />;
}

function Chain({
  all,
  eager = false,
  ...image
}: Omit<PictureProps, 'sources' | 'fallback'> & { all: readonly string[] }) {
  const { ref, near } = useNearViewport<HTMLImageElement>(eager);
  const [failed, setFailed] = useState(0);
  const source = near ? all[failed] : undefined;
  return <img {...image} ref={ref} src={source} decoding="async" onError={() => setFailed(failed + 1)} />;
}
