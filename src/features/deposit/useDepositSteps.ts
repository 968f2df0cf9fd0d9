import { useTranslation } from 'react-i18next';
import type { DepositState } from '#contract/cashier';
import { useSite } from '@/data/session/siteContext';
import type { DepositOrder } from '@/data/resources/useDepositOrder';
import { formatTime } from '@/domain/dates';
import type { OrderStep } from '@/ui/data-display/OrderSteps';

const reached = {
  waiting: 1,
  processing: 2,
  delayed: 2,
  credited: 3,
  partly: 3,
  rejected: 3,
  cancelled: 1,
  expired: 1,
} as const satisfies Record<DepositState, number>;

const failed: readonly DepositState[] = ['rejected', 'cancelled', 'expired'];
const isUnpaid = (state: DepositState): state is 'cancelled' | 'expired' =>
  state === 'cancelled' || state === 'expired';
const done: readonly DepositState[] = ['credited', 'partly'];

/** The steps of a deposit: ordered, paid, checked, credited. */
export const useDepositSteps = ({ state, createdAt, changedAt, arrival }: DepositOrder): OrderStep[] => {
  const { t } = useTranslation('cashier');
  const { timeZone } = useSite().boot.brand;
  const at = (iso: string) => formatTime(iso, 'sentence', timeZone);
  const here = reached[state];
  const stateOf = (place: number): OrderStep['state'] => {
    if (place < here || (place === here && done.includes(state))) return 'done';
    if (place === here) return failed.includes(state) ? 'failed' : 'current';
    return 'open';
  };
  const notes = [
    at(createdAt),
    isUnpaid(state) ? at(changedAt) : state === 'waiting' ? t('deposit.waitingNote') : undefined,
    state === 'delayed'
      ? t('deposit.delayedNote')
      : state === 'processing'
        ? t('deposit.usually', arrival)
        : undefined,
    here === 3 ? at(changedAt) : undefined,
  ];
  const last = state === 'rejected' ? 'rejected' : state === 'partly' ? 'partly' : 'credited';
  const names = ['ordered', isUnpaid(state) ? state : 'paying', 'checking', last] as const;
  return names.map((name, place) => {
    const stateName = stateOf(place);
    return {
      id: name,
      label: t(`deposit.step.${name}`),
      note: notes[place],
      state: stateName,
      stateLabel: t(`stepState.${stateName}`),
    };
  });
};
