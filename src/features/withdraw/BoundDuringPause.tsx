import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import type { WithdrawDesk } from '@/data/resources/useWithdrawDesk';
import { turnoverClasses as slot, TurnoverRoot } from './TurnoverRoot';

/** Says which part of the wallet stays bound during a pause, and that the member's own deposits do not (SAFE-04). */
export function BoundDuringPause({ open }: Pick<WithdrawDesk['turnover'], 'open'>) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  if (open.length === 0)
    return (
      <TurnoverRoot>
        <p className={slot.text}>{t('turnover.atRest.free')}</p>
      </TurnoverRoot>
    );
  return (
    <TurnoverRoot aria-label={t('turnover.atRest.title')}>
      <h4 className={slot.title}>{t('turnover.atRest.title')}</h4>
      <ul className={slot.list}>
        {open.map(({ ref, source, base, bound }) => (
          <li key={ref}>
            <div className={slot.head}>
              <b className={slot.name}>{t(`turnover.source.${source}`, { base: money.text(base) })}</b>
              <span>{t('turnover.bound', { bound: money.text(bound) })}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className={slot.text}>{t('turnover.atRest.note')}</p>
    </TurnoverRoot>
  );
}
