import { useTranslation } from 'react-i18next';
import { useImageHosts } from '@/data/resources/useImageHosts';
import type { PromotionDetail } from '@/data/resources/usePromotions';
import { percentOf } from '@/domain/percentOf';
import { Button } from '@/ui/actions/Button';
import { Progress } from '@/ui/feedback/Progress';
import { FormStack } from '@/ui/layout/FormStack';
import { Heading } from '@/ui/typography/Heading';
import { SafeHtml } from '@/ui/typography/SafeHtml';
import { Text } from '@/ui/typography/Text';
import { OfferAction } from './OfferAction';
import { OfferConditions } from './OfferConditions';
import { OfferFacts } from './OfferFacts';
import { RafflePanel } from './RafflePanel';
import { useOfferText } from './useOfferText';

/** A promotion: what it is, what it takes, how far the member is, and the next step (PROMO-01). */
export function OfferView({ offer }: { offer: PromotionDetail }) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  const { lead, content, action, conditions, entry, raffle, link } = offer;
  const imageHosts = useImageHosts();
  const wagering = entry?.wagering;
  return (
    <FormStack>
      <Text>{lead}</Text>
      {action !== 'read' && <OfferAction offer={offer} />}
      {wagering && (
        <>
          <Heading level={3}>{t('wageringOfBonus')}</Heading>
          <Progress
            value={percentOf(wagering.counted.amount, wagering.required.amount)}
            label={t('wageringOfBonus')}
            valueText={t('reached', {
              reached: text.money(wagering.counted),
              needed: text.money(wagering.required),
            })}
          />
          <Text tone="secondary">
            {t('reached', { reached: text.money(wagering.counted), needed: text.money(wagering.required) })}.{' '}
            {t('boundNow', { amount: text.money(wagering.bound) })}{' '}
            {wagering.until && t('boundUntil', { time: text.time(wagering.until) })}
          </Text>
        </>
      )}
      {conditions.length > 0 && (
        <>
          <Heading level={3}>{t('conditions')}</Heading>
          <OfferConditions conditions={conditions} />
        </>
      )}
      {action !== 'read' && (
        <>
          <Heading level={3}>{t('inShort')}</Heading>
          <OfferFacts offer={offer} />
        </>
      )}
      {raffle && <RafflePanel raffle={raffle} ticket={entry?.ticket ?? null} />}
      <Heading level={3}>{t('how')}</Heading>
      <SafeHtml html={content} imageHosts={imageHosts} />
      {link && (
        <Button href={link} tone="primary">
          {t('more')}
        </Button>
      )}
      {/* Also so that the keyboard can scroll a promotion in which there is nothing else to press. */}
      <Button variant="text" href="/promotions">
        {t('seeAll')}
      </Button>
    </FormStack>
  );
}
