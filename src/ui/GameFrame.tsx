import { styled } from '@mui/material/styles';
import { useEffect, useState, type RefObject } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { Picture } from './Picture';
import { Spinner } from './Spinner';

const Root = styled('div', { name: 'MarqueeGameFrame', slot: 'Root' })({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  backgroundColor: vars.surface.field,
  '& iframe': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    opacity: 0,
    '&[data-done]': { opacity: 1 },
  },
  '& .wait': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: 14,
    background: vars.gradient.veil,
    color: vars.text.onArt,
    fontWeight: 600,
    transition: `opacity ${duration.slow}`,
    '&[data-done]': { opacity: 0, pointerEvents: 'none' },
  },
  '& .glow': {
    position: 'absolute',
    inset: -60,
    filter: 'blur(40px)',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
});

const READY_WITHIN = 4_000;

interface GameFrameProps {
  title: string;
  /** Of another origin than the page; absent while the game is being opened. */
  src: string | undefined;
  cover: readonly string[];
  fallbackCover: string;
  waiting: string;
  /** The game has said that it can be seen; one that never does is shown some time after it has loaded. */
  ready: boolean;
  ref: RefObject<HTMLIFrameElement | null>;
}

/**
 * A game of somebody else in the page: it may run its scripts on its own origin and open windows, and can neither
 * navigate this page nor read where it came from. Until it has come its cover stands there.
 */
export function GameFrame({ title, src, cover, fallbackCover, waiting, ready, ref }: GameFrameProps) {
  const [loaded, setLoaded] = useState<string>();
  const [waited, setWaited] = useState<string>();
  const done = src !== undefined && loaded === src && (ready || waited === src);
  useEffect(() => {
    if (loaded === undefined || ready) return undefined;
    const timer = setTimeout(() => setWaited(loaded), READY_WITHIN);
    return () => clearTimeout(timer);
  }, [loaded, ready]);
  return (
    <Root>
      {!done && (
        <div className="glow" aria-hidden>
          <Picture sources={cover} fallback={fallbackCover} alt="" width={330} height={440} eager />
        </div>
      )}
      {src !== undefined && (
        <iframe
          key={src}
          ref={ref}
          title={title}
          src={src}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          allow="autoplay; fullscreen"
          data-done={done || undefined}
          onLoad={() => setLoaded(src)}
        />
      )}
      <div className="wait" role="status" data-done={done || undefined}>
        {!done && (
          <>
            <Spinner />
            {waiting}
          </>
        )}
      </div>
    </Root>
  );
}
