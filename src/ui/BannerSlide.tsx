import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { Button } from './Button';
import { LightningFillIcon } from './icons';
import { media } from './media';
import { display, faded, tabular } from './styleParts';
import { sunburst } from './sunburst';
import { useNear } from './useNear';

/** What the art measures, in pixels. */
const artWidth = { phone: 274, wide: 672 } as const;

const Root = styled('div', { name: 'MarqueeBannerSlide', slot: 'Root' })({
  position: 'relative',
  height: layout.banner,
  // Art may break the upper and lower edge, and never lies on the banner beside.
  overflowX: 'clip',
  color: vars.text.onArt,
  '& .plate': {
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
  '& .art': {
    position: 'absolute',
    zIndex: 2,
    right: 0,
    top: -48,
    width: artWidth.wide,
    height: 480,
    filter: `drop-shadow(${vars.shadow.art})`,
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  },
  '& .words': {
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
  '& .eyebrow': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    marginBottom: 18,
    padding: '5px 14px 5px 10px',
    borderRadius: vars.radius.pill,
    backgroundColor: faded(vars.art.chip, 60),
    fontSize: 13,
    fontWeight: 600,
  },
  '& h2': { ...display(44, 53), margin: 0, lineHeight: 1.2, textWrap: 'balance' },
  '& h2 b': {
    ...tabular,
    display: 'block',
    fontWeight: 'inherit',
    fontSize: '1.3em',
    lineHeight: 1.22,
    background: vars.gradient.heading,
    backgroundClip: 'text',
    color: 'transparent',
  },
  '& p': { width: 'min(420px, 100%)', margin: '12px 0 0', fontSize: 16, lineHeight: '25px' },
  '& .act': { display: 'flex', alignItems: 'center', gap: 14, marginTop: 24 },
  '& small': { maxWidth: 290, fontSize: 12, lineHeight: '16px', textWrap: 'pretty' },
  // Words and art have a half each: neither lies on the other.
  [media.belowDesktop]: {
    '& .art': { width: '54%' },
    '& .words': { width: '42%' },
    '& h2': { ...display(32, 40), lineHeight: 1.2 },
  },
  [media.tabletDown]: {
    height: layout.bannerTablet,
    '& .art': { top: -24, height: 378 },
    // Above the buttons that turn the banners.
    '& .words': { width: '41%', bottom: 56 },
    '& h2': display(25, 31),
    '& .eyebrow': { marginBottom: 10 },
    '& p': { marginTop: 8, fontSize: 14, lineHeight: '21px' },
    '& .act': { marginTop: 14 },
  },
  // Too narrow for a line beside the button, too low for one more above it.
  [media.slimTablet]: {
    '& p': { display: 'none' },
    '& .act': { flexDirection: 'column', alignItems: 'flex-start', gap: 6 },
    '& small': { maxWidth: 190 },
  },
  [media.phone]: {
    height: layout.bannerPhone,
    '& .plate': { borderRadius: vars.radius.lg },
    '& .plate::after': { right: -60, top: -60, width: 360, height: 320 },
    '& .art': { right: -78, top: 30, width: artWidth.phone, height: 196 },
    '& .words': { left: 18, bottom: 46, width: 212, justifyContent: 'flex-end' },
    '& .eyebrow': { marginBottom: 5, padding: '3px 10px 3px 6px', fontSize: 11, lineHeight: '16px' },
    '& h2': { ...display(17, 21), lineHeight: 1.25 },
    '& h2 b': { fontSize: '1.58em' },
    '& p': { display: 'none' },
    '& .act': { flexDirection: 'column', alignItems: 'flex-start', gap: 4, marginTop: 7 },
    '& .act > :first-child': { height: 40, padding: '0 14px', fontSize: 14 },
    '& small': { maxWidth: 158, fontSize: 11, lineHeight: '14px' },
  },
  [media.narrow]: {
    '& .art': { right: -112, top: 46 },
    '& h2': display(15, 19),
    '& small': { maxWidth: 140 },
  },
});

export interface BannerArt {
  /** Cut-out of the brand: one address per width, written as a srcset. */
  src: string;
  srcSet?: string;
  /** AVIF of the same. */
  avif?: string;
  /** The first picture of the page: fetched before everything else. */
  first?: boolean;
}

interface BannerSlideProps {
  eyebrow?: string;
  title: string;
  /** The number of the offer, set large. */
  figure?: string;
  text?: string;
  /** Cap, wagering and deadline: never without them beside a bonus. */
  condition?: ReactNode;
  action?: { label: string; href?: string; onClick?: MouseEventHandler };
  art: BannerArt;
}

/** A banner as live text on the brand's own light, with a cut-out that may break its edge. */
export function BannerSlide({ eyebrow, title, figure, text, condition, action, art }: BannerSlideProps) {
  const { ref, near } = useNear<HTMLImageElement>(art.first === true);
  return (
    <Root>
      <div className="plate" />
      <picture className="art">
        {near && art.avif && <source type="image/avif" srcSet={art.avif} sizes={artSizes} />}
        <img
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
      <div className="words">
        {eyebrow && (
          <span className="eyebrow">
            <LightningFillIcon fontSize={16} />
            {eyebrow}
          </span>
        )}
        <h2>
          {title}
          {figure && <b>{figure}</b>}
        </h2>
        {text && <p>{text}</p>}
        {action && (
          <div className="act">
            <Button tone="accent" size="large" href={action.href} onClick={action.onClick}>
              {action.label}
            </Button>
            {condition && <small>{condition}</small>}
          </div>
        )}
      </div>
    </Root>
  );
}

const artSizes = `(max-width: 599.95px) ${artWidth.phone}px, (max-width: 1239.95px) 54vw, ${artWidth.wide}px`;
