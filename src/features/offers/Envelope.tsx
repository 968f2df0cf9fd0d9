import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { duration, easing } from '#theme/motion';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { pictureSources } from '@/domain/pictureSources';
import { Picture } from '@/ui/media/Picture';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display } from '@/ui/styles/styleParts';

const slot = ownClasses('Envelope', ['picture', 'amount']);

const lift = keyframes({ from: { transform: 'translateY(72px) scale(0.8)', opacity: 0 } });

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  [`& .${slot.amount}`]: {
    ...display(25, 33),
    zIndex: 1,
    padding: space(3, 5),
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.base,
    color: vars.text.primary,
    border: `1px solid ${vars.line.control}`,
    boxShadow: vars.shadow.mid,
    animation: `${lift} ${duration.slow} ${easing.out} backwards`,
  },
  [`& .${slot.picture}`]: { width: 190, height: 142, margin: space(-5, 0, 0), objectFit: 'contain' },
  '@media (prefers-reduced-motion: reduce)': { [`& .${slot.amount}`]: { animation: 'none' } },
});

/** A red envelope that opens and shows what was in it (PROMO-03); under reduced motion it is open at once. */
export function Envelope({ amount }: { amount: string }) {
  const { art } = useSite().boot.brand;
  const hosts = useImageHosts();
  return (
    <Root>
      <b className={slot.amount}>{amount}</b>
      <Picture
        className={slot.picture}
        sources={pictureSources(bannerArt('/art/props/env', art).small, hosts)}
        alt=""
        width={190}
        height={142}
      />
    </Root>
  );
}
