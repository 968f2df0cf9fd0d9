import { useTranslation } from 'react-i18next';
import type { PromotionStatus } from '#contract/promotions';
import { StatusLabel } from '@/ui/feedback/StatusLabel';

const tones = {
  join: 'neutral',
  comingSoon: 'neutral',
  close: 'neutral',
  joined: 'warning',
  signed: 'warning',
  process: 'warning',
  applying: 'warning',
  rejected: 'danger',
  claim: 'success',
  issued: 'success',
  claimed: 'success',
} as const satisfies Record<PromotionStatus, string>;

/** How a promotion stands for the visitor (PROMO-01). */
export function OfferStatus({ status }: { status: PromotionStatus }) {
  const { t } = useTranslation('offers');
  return <StatusLabel tone={tones[status]}>{t(`status.${status}`)}</StatusLabel>;
}
