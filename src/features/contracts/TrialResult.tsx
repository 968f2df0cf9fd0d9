import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { DetailList } from '@/ui/data-display/DetailList';
import { Note } from '@/ui/feedback/Note';
import { useContractText } from './useContractText';

/** What the typed terms would have paid over past play, and what the play was (AGENT-05). */
export function TrialResult({ trial }: { trial: Value<'contractTrial'> }) {
  const { t } = useTranslation('contracts');
  const money = useMoneyText();
  const text = useContractText();
  const { from, to, spans, reached, pays, own } = trial;
  return (
    <Note
      tone="info"
      alert
      title={t('form.result', { from: text.day(from), to: text.lastDay(to), pays: money(pays) })}
    >
      {t('form.reached', { reached, spans })}.{' '}
      {own === null ? t('form.ownNone') : t('form.own', { own: money(own) })}
      <DetailList
        details={[
          { label: t('form.valid'), value: money(trial.validBet) },
          { label: t('form.profit'), value: money(trial.profitAndLoss, true) },
          { label: t('form.active'), value: String(trial.activeMembers) },
        ]}
      />
      {t('trial.note')}
    </Note>
  );
}
