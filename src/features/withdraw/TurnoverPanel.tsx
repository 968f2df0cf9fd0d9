import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { useAmounts } from '@/data/resources/useAmounts';
import { useLanguage } from '@/data/session/useLanguage';
import { useRestricted } from '@/data/session/useRestricted';
import type { WithdrawDesk } from '@/data/resources/useWithdrawDesk';
import { percentText } from '@/domain/percentText';
import { percentOf } from '@/domain/percentOf';
import { CheckCircleFillIcon } from '@/ui/media/icons';
import { Progress } from '@/ui/feedback/Progress';
import { BoundDuringPause } from './BoundDuringPause';
import { turnoverClasses as slot, TurnoverRoot as Root } from './TurnoverRoot';

/**
 * Wagering requirements: the amount to wager, the bound part of the wallet, the progress, and the weight of each
 * category (MEM-05).
 */
export function TurnoverPanel({ turnover }: { turnover: WithdrawDesk['turnover'] }) {
  const isPaused = useRestricted();
  const { t } = useTranslation(['cashier', 'nav']);
  const money = useAmounts();
  const tag = languageTag(useLanguage());
  const share = (percent: number) => percentText(percent / 100, tag);
  const { open, left, weights } = turnover;
  const fullWeightCount = weights.filter(({ percent }) => percent === 100).length;
  const reducedWeights = weights.filter(({ percent }) => percent !== 100);
  // During a time-out or self-exclusion the page does not ask the member to wager (decision 62).
  if (isPaused) return <BoundDuringPause open={open} />;
  if (open.length === 0)
    return (
      <Root>
        <p className={`${slot.text} ${slot.met}`}>
          <CheckCircleFillIcon fontSize={18} />
          {t('turnover.met')}
        </p>
      </Root>
    );
  return (
    <Root aria-label={t('turnover.title')}>
      <h4 className={slot.title}>{t('turnover.title')}</h4>
      <ul className={slot.list}>
        {open.map(({ ref, source, base, required, counted, bound }) => {
          const percent = percentOf(counted.amount, required.amount);
          const rest = money.text(BigInt(required.amount) - BigInt(counted.amount));
          const name = t(`turnover.source.${source}`, { base: money.text(base) });
          return (
            <li key={ref}>
              <div className={slot.head}>
                <span>
                  <b className={slot.name}>{name}</b>
                  <br />
                  {bound.amount === base.amount
                    ? t('turnover.boundWhole')
                    : t('turnover.bound', { bound: money.text(bound) })}
                  <br />
                  <small className={slot.text}>
                    {t('turnover.rest', { rest, required: money.text(required) })}
                  </small>
                </span>
                <b className={slot.name}>{share(percent)}</b>
              </div>
              <Progress
                value={percent}
                label={name}
                valueText={t('turnover.read', { percent: share(percent), rest })}
              />
            </li>
          );
        })}
      </ul>
      {open.length > 1 && <p className={slot.text}>{t('turnover.left', { left: money.text(left) })}</p>}
      <details>
        <summary className={`${slot.text} ${slot.how}`}>{t('turnover.how')}</summary>
        <ul className={slot.shares}>
          {reducedWeights.map(({ gameType, percent }) => (
            <li className={slot.share} key={gameType}>
              <span>{t(`turnover.game.${gameType as 'LIVE'}`)}</span>
              <span>{share(percent)}</span>
            </li>
          ))}
          <li className={slot.share}>
            <span>{t('turnover.others', { count: fullWeightCount })}</span>
            <span>{share(100)}</span>
          </li>
        </ul>
        <p className={slot.text}>{t('turnover.freeFirst')}</p>
        <p className={slot.text}>{t('turnover.settledOnly')}</p>
      </details>
    </Root>
  );
}
