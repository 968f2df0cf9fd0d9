import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { vars } from '#theme/vars';
import { Button } from './Button';
import { media } from './media';
import { Picture } from './Picture';
import { display } from './styleParts';

const Root = styled('article', { name: 'MarqueePromotionCard', slot: 'Root' })({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minHeight: 176,
  padding: 24,
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  color: vars.text.onArt,
  boxShadow: vars.shadow.mid,
  '&[data-plate=a]': { background: vars.gradient.promoA },
  '&[data-plate=b]': { background: vars.gradient.promoB },
  '&[data-plate=c]': { background: vars.gradient.promoC },
  '&[data-closed]': { filter: 'grayscale(1)' },
  '& > *': { position: 'relative', zIndex: 2 },
  '& small': { maxWidth: 196, fontSize: 12, lineHeight: '18px', fontWeight: 600 },
  '& h3': { ...display(21, 28), margin: '4px 0 14px', maxWidth: 196, textWrap: 'balance' },
  '& > :last-child': { marginTop: 'auto' },
  '& img': {
    position: 'absolute',
    zIndex: 1,
    right: -26,
    bottom: -8,
    width: 208,
    height: 156,
    objectFit: 'contain',
    objectPosition: 'right bottom',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [media.phone]: {
    minHeight: 160,
    padding: 18,
    '& h3': { ...display(18, 25), maxWidth: 168 },
    '& img': { width: 164, height: 123, right: -18, bottom: -4 },
  },
});

export interface PromotionCardProps {
  title: string;
  /** The condition that belongs to the figure: "Mỗi ngày, cược đủ 5 lần". */
  condition: string;
  plate: 'a' | 'b' | 'c';
  picture?: readonly string[];
  action: { label: string; href: string };
  closed?: boolean;
}

export function PromotionCard({ title, condition, plate, picture, action, closed }: PromotionCardProps) {
  const titleId = useId();
  return (
    <Root data-plate={plate} data-closed={closed || undefined}>
      {picture && <Picture sources={picture} alt="" width={208} height={156} />}
      <small>{condition}</small>
      <h3 id={titleId}>{title}</h3>
      <Button tone="art" size="small" href={action.href} aria-describedby={titleId}>
        {action.label}
      </Button>
    </Root>
  );
}
