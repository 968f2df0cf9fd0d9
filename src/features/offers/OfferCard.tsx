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
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display } from '@/ui/styles/styleParts';
import { OfferStatus } from './OfferStatus';
import { useOfferText } from './useOfferText';

const slot = ownClasses('OfferCard', [
  'art',
  'picture',
  'title',
  'category',
  'body',
  'facts',
  'row',
  'term',
  'fact',
  'acts',
  'go',
  'lead',
  'unreachable',
]);

const plates = [vars.gradient.promoA, vars.gradient.promoB, vars.gradient.promoC] as const;

const Root = styled('article')<{ ownerState: { plate: number } }>({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  [`& .${slot.art}`]: {
    position: 'relative',
    minHeight: 168,
    padding: space(5),
    overflow: 'hidden',
    color: vars.text.onArt,
  },
  [`& .${slot.picture}`]: {
    position: 'absolute',
    right: -18,
    bottom: -8,
    width: 190,
    height: 142,
    objectFit: 'contain',
    objectPosition: 'right bottom',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [`& .${slot.category}`]: { fontSize: textSize.note, fontWeight: 600 },
  [`& .${slot.title}`]: {
    ...display(20, 27),
    position: 'relative',
    zIndex: 1,
    maxWidth: '64%',
    margin: space(1, 0, 0),
    textWrap: 'balance',
  },
  [`& .${slot.body}`]: {
    display: 'flex',
    flexDirection: 'column',
    gap: space(4),
    flex: 1,
    padding: space(5),
  },
  [`& .${slot.lead}`]: { margin: 0, color: vars.text.secondary },
  [`& .${slot.facts}`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space(1.5, 4),
    margin: 0,
    fontSize: textSize.caption,
  },
  // Terms of all rows are as wide as the longest, in any language.
  [`& .${slot.row}`]: { display: 'contents' },
  [`& .${slot.term}`]: { color: vars.text.muted },
  [`& .${slot.fact}`]: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  [`& .${slot.acts}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2.5),
    marginTop: 'auto',
  },
  [`& .${slot.unreachable}`]: { flex: '1 0 100%', margin: 0, fontWeight: 600 },
  [`& .${slot.go}`]: { flex: '1 1 120px' },
  [media.phone]: { [`& .${slot.art}`]: { minHeight: 140 } },
  variants: plates.map((background, plate) => ({
    props: { plate },
    style: { [`& .${slot.art}`]: { background } },
  })),
});

interface OfferCardProps {
  offer: Promotion;
  /** Place in the list; neighbours differ in colour. */
  place: number;
}

/** A promotion with what it brings, what it takes and until when, before it is opened (PROMO-01). */
export function OfferCard({ offer, place }: OfferCardProps) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  const titleId = useId();
  const { art } = useSite().boot.brand;
  const hosts = useImageHosts();
  const modal = useModalAddress();
  const { id, title, lead, category, action, status, outOfReach } = offer;
  const { reward, games, endsAt, image, places } = offer;
  const step = outOfReach ? null : promotionStep(action, status);
  const href = modal('promotion', id);
  return (
    <Root aria-labelledby={titleId} ownerState={{ plate: place % plates.length }}>
      <div className={slot.art}>
        <span className={slot.category}>{t(`category.${category}`)}</span>
        <h2 id={titleId} className={slot.title}>
          {title}
        </h2>
        <Picture
          className={slot.picture}
          sources={pictureSources(bannerArt(image, art).small, hosts)}
          alt=""
          width={190}
          height={142}
        />
      </div>
      <div className={slot.body}>
        <p className={slot.lead}>{lead}</p>
        {action !== 'read' && (
          <dl className={slot.facts}>
            <div className={slot.row}>
              <dt className={slot.term}>{t('fact.reward')}</dt>
              <dd className={slot.fact}>{text.reward(reward)}</dd>
            </div>
            <div className={slot.row}>
              <dt className={slot.term}>{t('fact.wagering')}</dt>
              <dd className={slot.fact}>{text.wagering(reward)}</dd>
            </div>
            <div className={slot.row}>
              <dt className={slot.term}>{t('fact.games')}</dt>
              <dd className={slot.fact}>{text.games(games)}</dd>
            </div>
            <div className={slot.row}>
              <dt className={slot.term}>{t('fact.until')}</dt>
              <dd className={slot.fact}>{text.until(endsAt)}</dd>
            </div>
            {places && (
              <div className={slot.row}>
                <dt className={slot.term}>{t('fact.places')}</dt>
                <dd className={slot.fact}>{t('placesLeft', places)}</dd>
              </div>
            )}
          </dl>
        )}
        <div className={slot.acts}>
          {outOfReach && <p className={slot.unreachable}>{t(`unreachable.${outOfReach}`)}</p>}
          {step ? (
            <Button className={slot.go} tone="primary" href={href} aria-describedby={titleId}>
              {t(`step.${step}`)}
            </Button>
          ) : (
            !outOfReach && status && <OfferStatus status={status} />
          )}
          <Button
            {...(step ? { variant: 'text' } : { className: slot.go, variant: 'soft' })}
            href={href}
            aria-describedby={titleId}
          >
            {t('details')}
          </Button>
        </div>
      </div>
    </Root>
  );
}
