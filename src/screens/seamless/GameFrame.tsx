import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useState, type ComponentPropsWithRef, type RefObject } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { innerSlots } from '../../ui/styles/innerSlots';
import { Picture } from '../../ui/media/Picture';
import { slotClasses } from '../../ui/styles/slotClasses';
import { Spinner } from '../../ui/feedback/Spinner';
import { withClass } from '../../ui/styles/withClass';

const gameFrameClasses = slotClasses('MarqueeGameFrame', [
  'root',
  'frame',
  'wait',
  'glow',
  'picture',
  'cover',
]);

const slot = gameFrameClasses;

const Root = styled('div', {
  name: 'MarqueeGameFrame',
  slot: 'Root',
  overridesResolver: innerSlots(gameFrameClasses),
})<{ ownerState: GameFrameProps & { done: boolean } }>({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  backgroundColor: vars.surface.field,
  [`& .${slot.frame}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    border: 0,
    opacity: 0,
  },
  [`& .${slot.wait}`]: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: space(3.5),
    background: vars.gradient.veil,
    color: vars.text.onArt,
    fontWeight: 600,
    transition: `opacity ${duration.slow}`,
  },
  [`& .${slot.glow}`]: { position: 'absolute', inset: -60, filter: 'blur(40px)' },
  [`& .${slot.picture}`]: { width: '100%', height: '100%', objectFit: 'cover' },
  [`& .${slot.cover}`]: {
    aspectRatio: '3 / 4',
    width: 'min(168px, 22vh)',
    height: 'auto',
    objectFit: 'cover',
    borderRadius: vars.radius.lg,
    boxShadow: vars.shadow.high,
  },
  variants: [
    {
      props: { done: true },
      style: {
        [`& .${slot.frame}`]: { opacity: 1 },
        [`& .${slot.wait}`]: { opacity: 0, pointerEvents: 'none' },
      },
    },
  ],
});

const READY_WITHIN = 4_000;

interface GameFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  title: string;
  /** Address on another origin than the page's; undefined while the game is being launched. */
  src: string | undefined;
  cover: readonly string[];
  fallbackCover: string;
  waiting: string;
  /** Whether the game has reported that it is visible. A game that never does is shown some time after it has loaded. */
  ready: boolean;
  /** Ref of the game's iframe. */
  frame: RefObject<HTMLIFrameElement | null>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeGameFrame: GameFrameProps;
  }
}

/**
 * Embeds the game of a vendor. The game may run scripts on its own origin and open windows. It can neither navigate this
 * page nor read its address. Its cover is shown while it loads.
 */
export function GameFrame(given: GameFrameProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeGameFrame' });
  const { title, src, cover, fallbackCover, waiting, ready, frame, className, ...rest } = props;
  const [loaded, setLoaded] = useState<string>();
  const [waited, setWaited] = useState<string>();
  const done = src !== undefined && loaded === src && (ready || waited === src);
  useEffect(() => {
    if (loaded === undefined || ready) return undefined;
    const timer = setTimeout(() => setWaited(loaded), READY_WITHIN);
    return () => clearTimeout(timer);
  }, [loaded, ready]);
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={{ ...props, done }}>
      {!done && (
        <div className={slot.glow} aria-hidden>
          <Picture
            className={slot.picture}
            sources={cover}
            fallback={fallbackCover}
            alt=""
            width={330}
            height={440}
            eager
          />
        </div>
      )}
      {src !== undefined && (
        <iframe
          key={src}
          className={slot.frame}
          ref={frame}
          title={title}
          src={src}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          allow="autoplay; fullscreen"
          data-done={done || undefined}
          onLoad={() => setLoaded(src)}
        />
      )}
      <div className={slot.wait} role="status">
        {!done && (
          <>
            <Picture
              className={slot.cover}
              sources={cover}
              fallback={fallbackCover}
              alt=""
              width={180}
              height={240}
              eager
            />
            <Spinner />
            {waiting}
          </>
        )}
      </div>
    </Root>
  );
}
