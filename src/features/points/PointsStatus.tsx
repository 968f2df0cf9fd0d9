import { useTranslation } from 'react-i18next';
import type { RedeemStatus } from '#contract/points';
import { StatusLabel } from '@/ui/feedback/StatusLabel';

const looks = {
  // Under way, and nothing to be warned of.
  process: { tone: 'neutral', live: true },
  approved: { tone: 'success' },
  rejected: { tone: 'danger' },
} as const satisfies Record<RedeemStatus, object>;

/** How a redemption or an entry of the record stands (POINT-02). */
export function PointsStatus({ status }: { status: RedeemStatus }) {
  const { t } = useTranslation('points');
  return <StatusLabel {...looks[status]}>{t(`status.${status}`)}</StatusLabel>;
}
