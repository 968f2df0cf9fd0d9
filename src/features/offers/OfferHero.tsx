import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useImageHosts } from '@/data/resources/useImageHosts';
import type { Promotion } from '@/data/resources/usePromotions';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { pictureSources } from '@/domain/pictureSources';
import { promotionStep } from '@/domain/promotionStep';
import { Button } from '@/ui/actions/Button';
import { Picture } from '@/ui/media/Picture';
import { sunburst } from '@/ui/media/sunburst';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, forcedEdge } from '@/ui/styles/styleParts';
import { useOfferText } from './useOfferText';

const slot = ownClasses('OfferHero', ['words', 'end', 'title', 'lead', 'facts', 'picture']);

const Root = styled('article')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr)',
  alignItems: 'center',
  minHeight: 300,
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
  color: vars.text.onArt,
  boxShadow: vars.shadow.mid,
  ...forcedEdge,
  '&::before': { ...sunburst, right: -120, top: -220, width: 760, height: 760 },
  [`& .${slot.words}`]: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: space(3),
    padding: space(8, 9),
  },
  [`& .${slot.end}`]: { fontSize: textSize.note, fontWeight: 600 },
  [`& .${slot.title}`]: { ...display(36, 46), margin: 0, textWrap: 'balance' },
  [`& .${slot.lead}`]: { margin: 0, maxWidth: 420 },
  [`& .${slot.facts}`]: { margin: 0, fontSize: textSize.note, fontWeight: 600 },
  [`& .${slot.picture}`]: {
    position: 'relative',
    width: '100%',
    height: 290,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [`& .${slot.words}`]: { padding: space(5), order: 1 },
    [`& .${slot.title}`]: display(25, 33),
    [`& .${slot.picture}`]: { height: 150, marginTop: space(4) },
  },
});

/** The first promotion of the list, larger: reward, wagering and end stand in it as in every card. */
export function OfferHero({ offer }: { offer: Promotion }) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  const titleId = useId();
  const { art } = useSite().boot.brand;
  const hosts = useImageHosts();
  const modal = useModalAddress();
  const { id, title, lead, action, status, outOfReach, reward, endsAt, image } = offer;
  const step = outOfReach ? null : promotionStep(action, status);
  return (
    <Root aria-labelledby={titleId}>
      <div className={slot.words}>
        {endsAt !== null && (
          <span className={slot.end}>
            {t('fact.until')}: {text.until(endsAt)}
          </span>
        )}
        <h2 id={titleId} className={slot.title}>
          {title}
        </h2>
        <p className={slot.lead}>{lead}</p>
        {action !== 'read' && (
          <p className={slot.facts}>
            {t('facts', { reward: text.reward(reward), wagering: text.wagering(reward) })}
          </p>
        )}
        {outOfReach && <p className={slot.facts}>{t(`unreachable.${outOfReach}`)}</p>}
        <Button tone="accent" size="large" href={modal('promotion', id)} aria-describedby={titleId}>
          {t(step ? `step.${step}` : 'details')}
        </Button>
      </div>
      <Picture
        className={slot.picture}
        sources={pictureSources(bannerArt(image, art).src, hosts)}
        alt=""
        width={520}
        height={290}
      />
    </Root>
  );
}
