import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { DetailList } from '@/ui/data-display/DetailList';
import { Note } from '@/ui/feedback/Note';
import { FormStack } from '@/ui/layout/FormStack';
import { Heading } from '@/ui/typography/Heading';
import { Text } from '@/ui/typography/Text';
import { TermsTable } from './TermsTable';
import { useContractText } from './useContractText';

const isZero = ({ amount }: Money): boolean => amount === '0';

/** Inputs, tier and sum of a payment, so that whoever is paid can compute it again (AGENT-11). */
export function StatementView({ statement }: { statement: Value<'contractStatement'> }) {
  const { t } = useTranslation('contracts');
  const money = useMoneyText();
  const text = useContractText();
  const { kind, type, period, state, tier, rate, inputs, version } = statement;
  const { gross, toDownlines, carriedIn, carriedOut, sum, paidAt, byTier, downlines, corrections } =
    statement;
  const row = (label: string, amount: Money, signed = false) => ({ label, value: money(amount, signed) });
  return (
    <FormStack>
      <Text tone="secondary">
        {t(`kinds.${kind}`)}, {t(`periods.${period}`).toLocaleLowerCase()}: {text.span(statement)}
      </Text>
      {statement.reason && (
        <Note tone="info" title={t('record.reason')}>
          {statement.reason}
        </Note>
      )}
      {inputs && (
        <>
          <Heading level={3}>{t('record.base')}</Heading>
          <DetailList
            details={[
              row(t('record.validBet'), inputs.validBet),
              ...(isZero(inputs.late.validBet)
                ? []
                : [{ id: 'lateBets', ...row(t('record.lateBets'), inputs.late.validBet, true) }]),
              row(t('record.profitAndLoss'), inputs.profitAndLoss, true),
              ...(isZero(inputs.late.profitAndLoss)
                ? []
                : [{ id: 'lateResult', ...row(t('record.lateBets'), inputs.late.profitAndLoss, true) }]),
              row(t('record.bonus'), inputs.bonus),
              row(t('record.rebate'), inputs.rebate),
              { label: t('record.activeMembers'), value: String(inputs.activeMembers) },
            ]}
          />
        </>
      )}
      {byTier.length > 0 && (
        <>
          <Heading level={3}>{t('record.byTier')}</Heading>
          <DetailList
            details={byTier.flatMap(({ tier: number, won, lost }) => [
              row(`${t('tier', { number })}: ${t('record.won')}`, won),
              row(`${t('tier', { number })}: ${t('record.lost')}`, lost),
            ])}
          />
        </>
      )}
      <Heading level={3}>{t('record.sum')}</Heading>
      <DetailList
        details={[
          ...(type === 'correction'
            ? []
            : [
                // Of real-time salary each bet has its tier.
                ...(kind === 'realTime'
                  ? []
                  : [{ label: t('record.tierReached'), value: text.tier(tier, rate) }]),
                row(t('record.gross'), gross),
                row(t('record.toDownlines'), toDownlines),
                ...(isZero(carriedIn) ? [] : [row(t('record.carriedIn'), carriedIn, true)]),
                ...(isZero(carriedOut) ? [] : [row(t('record.carriedOut'), carriedOut, true)]),
              ]),
          row(t('record.sum'), sum, true),
          { label: t('record.state'), value: t(`record.states.${state}`) },
          ...(paidAt ? [{ label: t('record.paidAt'), value: text.time(paidAt) }] : []),
        ]}
      />
      {downlines.length > 0 && (
        <>
          <Heading level={3}>{t('record.downlines')}</Heading>
          <DetailList details={downlines.map(({ account, gross: share }) => row(account, share))} />
        </>
      )}
      {corrections.length > 0 && (
        <>
          <Heading level={3}>{t('record.corrections')}</Heading>
          <DetailList
            details={corrections.map(({ id, sum: added, at }) => ({
              id,
              ...row(text.time(at), added, true),
            }))}
          />
        </>
      )}
      <TermsTable
        kind={kind}
        caption={t('record.terms', { number: version.number })}
        running={version}
        offer={null}
      />
    </FormStack>
  );
}
