import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '../actions/Button';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { Picture } from '../media/Picture';
import { slotClasses } from '../styles/slotClasses';
import { display } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const promotionCardClasses = slotClasses('MarqueePromotionCard', [
  'root',
  'picture',
  'condition',
  'title',
]);

const slot = promotionCardClasses;

const Root = styled('article', {
  name: 'MarqueePromotionCard',
  slot: 'Root',
  overridesResolver: innerSlots(promotionCardClasses),
})<{ ownerState: PromotionCardProps }>({
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
  '& > *': { position: 'relative', zIndex: 2 },
  [`& .${slot.condition}`]: {
    maxWidth: 196,
    fontSize: textSize.caption,
    lineHeight: '18px',
    fontWeight: 600,
  },
  [`& .${slot.title}`]: { ...display(21, 28), margin: space(1, 0, 3.5), maxWidth: 196, textWrap: 'balance' },
  '& > :last-child': { marginTop: 'auto' },
  [`& .${slot.picture}`]: {
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
    [`& .${slot.title}`]: { ...display(18, 25), maxWidth: 168 },
    [`& .${slot.picture}`]: { width: 164, height: 123, right: -18, bottom: -4 },
  },
  variants: [
    { props: { plate: 'a' }, style: { background: vars.gradient.promoA } },
    { props: { plate: 'b' }, style: { background: vars.gradient.promoB } },
    { props: { plate: 'c' }, style: { background: vars.gradient.promoC } },
    { props: { closed: true }, style: { filter: 'grayscale(1)' } },
  ],
});

export interface PromotionCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  title: string;
  /** The condition of the figure: "Mỗi ngày, cược đủ 5 lần". */
  condition: string;
  plate: 'a' | 'b' | 'c';
  picture?: readonly string[];
  action: { label: string; href: string };
  closed?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueePromotionCard: PromotionCardProps;
  }
}

export function PromotionCard(given: PromotionCardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueePromotionCard' });
  const { title, condition, plate, picture, action, closed, className, ...rest } = props;
  const titleId = useId();
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {picture && <Picture className={slot.picture} sources={picture} alt="" width={208} height={156} />}
      <small className={slot.condition}>{condition}</small>
      <h3 className={slot.title} id={titleId}>
        {title}
      </h3>
      <Button tone="art" size="small" href={action.href} aria-describedby={titleId}>
        {action.label}
      </Button>
    </Root>
  );
}
