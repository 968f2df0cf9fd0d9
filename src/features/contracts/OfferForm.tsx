import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dividendPeriods, fieldsOfTier, MOST_TIERS, type ContractKind } from '#contract/agentContracts';
import type { Body, Value } from '#contract/wireTypes';
import { useAction } from '@/data/core/useAction';
import {
  useContractActs,
  useContractTrial,
  type ContractOffer,
  type ContractVersion,
} from '@/data/resources/useContracts';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Select } from '@/ui/fields/Select';
import { FormStack } from '@/ui/layout/FormStack';
import { Inline } from '@/ui/layout/Inline';
import { Text } from '@/ui/typography/Text';
import { emptyTiers, plainTiers, tierName, type OfferValues } from './offerForm';
import { TierFields } from './TierFields';
import { TrialResult } from './TrialResult';
import { useOfferRules } from './useOfferRules';

interface OfferFormProps {
  kind: ContractKind;
  /** The agent's own running version, which no rate exceeds. */
  own: ContractVersion;
  onDone: (account: string) => void;
}

/** Terms that the agent offers to a direct downline, checked as they are typed and tried on past play (AGENT-05). */
export function OfferForm({ kind, own, onDone }: OfferFormProps) {
  const { t } = useTranslation('contracts');
  const act = useContractActs();
  const tryTerms = useContractTrial();
  const trial = useAction();
  /** The trial with the terms that it is of: of others it says nothing. */
  const [tried, setTried] = useState<{ readonly terms: string; readonly trial: Value<'contractTrial'> }>();
  const [count, setCount] = useState(1);
  const rules = useOfferRules(kind, plainTiers(kind, own));

  const termsOf = (values: OfferValues) => ({
    account: (values['account'] ?? '').trim(),
    ...(kind === 'dividend' && {
      period: dividendPeriods.find((period) => period === values['period']) ?? 'M',
    }),
    tiers: rules.tiers(values, count),
  });
  const { form, text, values, setValue, failure, busy, again, check, onSubmit } = useServerForm<
    OfferValues,
    unknown
  >({
    initialValues: { account: '', period: 'M', ...emptyTiers(kind) },
    schema: () => rules.schema(count),
    send: (typed) => act(kind, { action: 'offer', ...termsOf(typed) } as ContractOffer),
    onDone: (_, typed) => {
      setTried(undefined);
      setCount(1);
      again({ account: '', period: typed['period'] ?? 'M', ...emptyTiers(kind) });
      onDone((typed['account'] ?? '').trim());
    },
  });
  const faults = rules.live(values, count);
  const run = async () => {
    const tiers = Array.from({ length: count }, (_, place) =>
      fieldsOfTier(kind).map((field) => tierName(place, field)),
    );
    const names = ['account', ...tiers.flat()];
    for (const name of names) if (!(await check(name))) return;
    const terms = termsOf(values);
    const result = await trial.run(() => tryTerms({ kind, ...terms } as Body<'contractTrial'>));
    if (result?.ok) setTried({ terms: JSON.stringify(terms), trial: result.value });
  };
  return (
    <Form ref={form} label={t('form.title')} onSubmit={onSubmit}>
      <FormStack>
        <Field {...text('account')} label={t('form.account')} autoComplete="off" maxLength={64} required />
        {kind === 'dividend' && (
          <Select
            {...text('period')}
            label={t('period')}
            options={dividendPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            onChange={(period) => setValue('period', period)}
          />
        )}
        {Array.from({ length: count }, (_, place) => (
          <TierFields
            key={place}
            kind={kind}
            place={place}
            text={(name) => ({ ...text(name), error: text(name).error ?? faults[name] })}
            onRemove={
              place > 0 && place === count - 1
                ? () => {
                    for (const field of fieldsOfTier(kind)) setValue(tierName(place, field), '');
                    setCount(count - 1);
                  }
                : undefined
            }
          />
        ))}
        <Text tone="secondary" variant="caption">
          {t('form.empty')}
        </Text>
        <Inline spacing={2.5}>
          {count < MOST_TIERS && <Button onClick={() => setCount(count + 1)}>{t('form.add')}</Button>}
          <Button loading={trial.busy} onClick={() => void run()}>
            {t('form.try')}
          </Button>
        </Inline>
        <FormRefusal failure={trial.failure} />
        {tried?.terms === JSON.stringify(termsOf(values)) && (
          <TrialResult key={tried.terms} trial={tried.trial} />
        )}
        <FormRefusal failure={failure} />
        <Button type="submit" tone="primary" loading={busy}>
          {t('form.send')}
        </Button>
      </FormStack>
    </Form>
  );
}
