import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '../../ui/actions/Button';
import { LightningFillIcon } from '../../ui/media/icons';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { display, faded, tabular } from '../../ui/styles/styleParts';
import { sunburst } from '../../ui/media/sunburst';
import { useNearViewport } from '../../ui/hooks/useNearViewport';
import { withClass } from '../../ui/styles/withClass';

/** Displayed width of the picture, in pixels. */
const artWidth = { phone: 274, wide: 672 } as const;

const bannerSlideClasses = slotClasses('MarqueeBannerSlide', [
  'root',
  'plate',
  'art',
  'picture',
  'words',
  'eyebrow',
  'title',
  'figure',
  'text',
  'actions',
  'action',
  'condition',
]);

const slot = bannerSlideClasses;

// Narrower screens: `everyHero` of `theme/layouts`.
const Root = styled('div', {
  name: 'MarqueeBannerSlide',
  slot: 'Root',
  overridesResolver: innerSlots(bannerSlideClasses),
})<{ ownerState: BannerSlideProps }>({
  position: 'relative',
  height: layout.banner,
  // The picture may overflow at the top and bottom, but not onto the neighbouring banner.
  overflowX: 'clip',
  color: vars.text.onArt,
  [`& .${slot.plate}`]: {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.xl,
    background: vars.gradient.hero,
    boxShadow: vars.shadow.mid,
    '&::before': { ...sunburst, right: -140, top: -330, width: 1060, height: 1060 },
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 20,
      top: -110,
      width: 680,
      height: 600,
      background: vars.gradient.heroGlow,
      opacity: 0.75,
    },
  },
  [`& .${slot.art}`]: {
    position: 'absolute',
    zIndex: 2,
    right: 0,
    top: -48,
    width: artWidth.wide,
    height: 480,
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [`& .${slot.picture}`]: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  [`& .${slot.words}`]: {
    position: 'absolute',
    zIndex: 3,
    left: 52,
    top: 0,
    bottom: 44,
    width: 'min(600px, 62%)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
  },
  [`& .${slot.eyebrow}`]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(2),
    marginBottom: space(4.5),
    padding: '5px 14px 5px 10px',
    borderRadius: vars.radius.pill,
    backgroundColor: faded(vars.art.chip, 60),
    fontSize: textSize.meta,
    fontWeight: 600,
  },
  [`& .${slot.title}`]: { ...display(44, 53), margin: 0, lineHeight: 1.2, textWrap: 'balance' },
  [`& .${slot.figure}`]: {
    ...tabular,
    display: 'block',
    fontWeight: 'inherit',
    fontSize: '1.3em',
    lineHeight: 1.22,
    background: vars.gradient.heading,
    backgroundClip: 'text',
    color: 'transparent',
  },
  [`& .${slot.text}`]: {
    width: 'min(420px, 100%)',
    margin: space(3, 0, 0),
    fontSize: textSize.large,
    lineHeight: '25px',
  },
  [`& .${slot.actions}`]: { display: 'flex', alignItems: 'center', gap: space(3.5), marginTop: space(6) },
  [`& .${slot.condition}`]: {
    maxWidth: 290,
    fontSize: textSize.caption,
    lineHeight: '16px',
    textWrap: 'pretty',
  },
});

export interface BannerArt {
  /** The brand's cut-out picture: one address per width, as a srcset. */
  src: string;
  srcSet?: string;
  /** The same picture in AVIF. */
  avif?: string;
  /** Whether it is the first picture of the page, which loads with high priority. */
  first?: boolean;
}

interface BannerSlideProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  eyebrow?: string;
  title: string;
  /** The offer's figure, in large type. */
  figure?: string;
  text?: string;
  /** Cap, wagering and deadline. A bonus is never shown without them. */
  condition?: ReactNode;
  action?: { label: string; href?: string; onClick?: MouseEventHandler };
  art: BannerArt;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeBannerSlide: BannerSlideProps;
  }
}

/** A banner with live text on the brand's background, and a cut-out picture that may overflow its edge. */
export function BannerSlide(given: BannerSlideProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeBannerSlide' });
  const { eyebrow, title, figure, text, condition, action, art, className, ...rest } = props;
  const { ref, near } = useNearViewport<HTMLImageElement>(art.first === true);
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <div className={slot.plate} />
      <picture className={slot.art}>
        {near && art.avif && <source type="image/avif" srcSet={art.avif} sizes={artSizes} />}
        <img
          className={slot.picture}
          ref={ref}
          src={near ? art.src : undefined}
          srcSet={near ? art.srcSet : undefined}
          sizes={artSizes}
          alt=""
          width={artWidth.wide}
          height={480}
          fetchPriority={art.first ? 'high' : 'low'}
        />
      </picture>
      <div className={slot.words}>
        {eyebrow && (
          <span className={slot.eyebrow}>
            <LightningFillIcon fontSize={16} />
            {eyebrow}
          </span>
        )}
        <h2 className={slot.title}>
          {title}
          {figure && <b className={slot.figure}>{figure}</b>}
        </h2>
        {text && <p className={slot.text}>{text}</p>}
        {action && (
          <div className={slot.actions}>
            <Button
              className={slot.action}
              tone="accent"
              size="large"
              href={action.href}
              onClick={action.onClick}
            >
              {action.label}
            </Button>
            {condition && <small className={slot.condition}>{condition}</small>}
          </div>
        )}
      </div>
    </Root>
  );
}

const artSizes = `(max-width: 599.95px) ${artWidth.phone}px, (max-width: 1239.95px) 54vw, ${artWidth.wide}px`;
