import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import type { Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import type { CallResult } from '@/api/client';
import { useAction } from '@/data/core/useAction';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { formatTime } from '@/domain/dates';
import { percentText } from '@/domain/percentText';
import { shareOfRate } from '@/domain/rebateRate';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { FormStack } from '@/ui/layout/FormStack';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { DetailList } from '@/ui/data-display/DetailList';
import { RateFields } from './RateFields';
import { rateValues, typedRates, type Rates } from './rateForm';
import { useGameTypeName } from '@/shared/useGameTypeName';
import { useRateRules } from './useRateRules';

export type RebateTerms = Value<'downlineRebates'>;
type Lowered = readonly { readonly gameType: keyof Rates; readonly from: number; readonly to: number }[];

interface RebateFormProps {
  terms: RebateTerms;
  send: (body: { rates: Rates; agreed?: true }) => Promise<CallResult<'setDownlineRebates'>>;
  onSaved: () => void;
}

/** The rebates of a direct downline. What goes down is named and confirmed before it holds. */
export function RebateForm({ terms, send, onSaved }: RebateFormProps) {
  const { t } = useTranslation('agents');
  const tag = languageTag(useLanguage());
  const { timeZone } = useSite().boot.brand;
  const nameOf = useGameTypeName();
  const rulesOf = useRateRules();
  const textOf = (rate: number) => percentText(shareOfRate(rate), tag);
  const agreement = useAction();
  const [lowered, setLowered] = useState<Lowered>();
  const { form, text, values, failure, busy, onSubmit } = useServerForm<
    Readonly<Record<string, string>>,
    RebateTerms
  >({
    initialValues: rateValues(terms.most, terms.rates, tag),
    schema: () => object(rulesOf(terms.most, terms.least)),
    send: async (filled) => {
      const result = await send({ rates: typedRates(terms.most, filled) });
      if (!result.ok && result.failure.code === 'rebate_lowered') setLowered(result.failure.value?.lowered);
      return result;
    },
    onDone: onSaved,
  });
  const agree = async () => {
    const result = await agreement.run(() => send({ rates: typedRates(terms.most, values), agreed: true }));
    if (!result?.ok) return;
    setLowered(undefined);
    onSaved();
  };
  return (
    <Form ref={form} label={t('rates.of', { account: terms.account })} onSubmit={onSubmit}>
      <FormStack>
        <RateFields own={terms.most} text={text} />
        <small>
          {terms.since === null
            ? t('rates.ofBrand')
            : t('rates.since', { time: formatTime(terms.since, 'sentence', timeZone) })}{' '}
          {t('rates.fromNow')}
        </small>
        <FormRefusal failure={lowered ? undefined : failure} />
        <Button type="submit" tone="primary" loading={busy}>
          {t('rates.save')}
        </Button>
      </FormStack>
      {lowered && (
        <ConfirmDialog
          title={t('rates.lowerTitle', { account: terms.account })}
          actLabel={t('rates.lower')}
          keepLabel={t('rates.keep')}
          loading={agreement.busy}
          onAct={() => void agree()}
          onKeep={() => {
            agreement.forget();
            setLowered(undefined);
          }}
        >
          {t('rates.lowerText')}
          <DetailList
            details={lowered.map(({ gameType, from, to }) => ({
              label: nameOf(gameType),
              value: `${textOf(from)} → ${textOf(to)}`,
            }))}
          />
          <FormRefusal failure={agreement.failure} />
        </ConfirmDialog>
      )}
    </Form>
  );
}
