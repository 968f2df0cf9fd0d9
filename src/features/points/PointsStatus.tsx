import { useTranslation } from 'react-i18next';
import type { RedeemStatus } from '#contract/points';
import { StatusLabel } from '@/ui/feedback/StatusLabel';

const tones = { process: 'warning', approved: 'success', rejected: 'danger' } as const satisfies Record<
  RedeemStatus,
  string
>;

/** How a redemption or an entry of the record stands (POINT-02). */
export function PointsStatus({ status }: { status: RedeemStatus }) {
  const { t } = useTranslation('points');
  return <StatusLabel tone={tones[status]}>{t(`status.${status}`)}</StatusLabel>;
}
