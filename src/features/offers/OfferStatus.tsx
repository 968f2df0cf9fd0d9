import { useTranslation } from 'react-i18next';
import type { PromotionStatus } from '#contract/promotions';
import { StatusLabel } from '@/ui/feedback/StatusLabel';

const looks = {
  join: { tone: 'neutral' },
  comingSoon: { tone: 'neutral' },
  close: { tone: 'neutral' },
  // Under way, and nothing to be warned of.
  joined: { tone: 'neutral', live: true },
  signed: { tone: 'neutral', live: true },
  process: { tone: 'neutral', live: true },
  applying: { tone: 'neutral', live: true },
  rejected: { tone: 'danger' },
  claim: { tone: 'success' },
  issued: { tone: 'success' },
  claimed: { tone: 'success' },
} as const satisfies Record<PromotionStatus, object>;

/** How a promotion stands for the visitor (PROMO-01). */
export function OfferStatus({ status }: { status: PromotionStatus }) {
  const { t } = useTranslation('offers');
  return <StatusLabel {...looks[status]}>{t(`status.${status}`)}</StatusLabel>;
}
