import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { accountKinds } from '#contract/agentLinks';
import type { Body, Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import type { CallResult } from '@/api/client';
import { useLanguage } from '@/data/session/useLanguage';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { FormStack } from '@/ui/layout/FormStack';
import { KindSelect } from './KindSelect';
import { RateFields } from './RateFields';
import { rateValues, typedRates, type Rates } from './rateForm';
import { useAccountRules } from './useAccountRules';
import { useRateRules } from './useRateRules';

interface OpenAccountFormProps {
  own: Rates;
  send: (body: Body<'openAccount'>) => Promise<CallResult<'openAccount'>>;
  onDone: (account: Value<'openAccount'>) => void;
}

/** An account for somebody else: its name, what it is, and its rebates. Its owner adds the rest (AGENT-12). */
export function OpenAccountForm({ own, send, onDone }: OpenAccountFormProps) {
  const { t } = useTranslation('agents');
  const tag = languageTag(useLanguage());
  const rulesOf = useRateRules();
  const account = useAccountRules();
  const empty = { username: '', nickname: '', kind: 'member', ...rateValues(own, own, tag) };
  const { form, text, values, setValue, failure, busy, again, onSubmit } = useServerForm<
    Readonly<Record<string, string>>,
    Value<'openAccount'>
  >({
    initialValues: empty,
    schema: () =>
      object({
        username: account.schema('username'),
        nickname: account.schema('nickname'),
        ...rulesOf(own),
      }),
    send: ({ username = '', nickname = '', kind, ...filled }) =>
      send({
        username: username.trim(),
        ...(nickname.trim() !== '' && { nickname: nickname.trim() }),
        kind: accountKinds.find((known) => known === kind) ?? 'member',
        rates: typedRates(own, filled),
      }),
    onDone: (opened) => {
      again(empty);
      onDone(opened);
    },
  });
  return (
    <Form ref={form} label={t('open.new')} onSubmit={onSubmit}>
      <FormStack>
        <Field
          {...text('username')}
          label={t('downlines.account')}
          helper={account.hint('username')}
          autoComplete="off"
        />
        <Field
          {...text('nickname')}
          label={t('open.nickname')}
          helper={account.hint('nickname')}
          autoComplete="off"
        />
        <KindSelect
          label={t('downlines.role')}
          value={values['kind'] ?? 'member'}
          onChange={(kind) => setValue('kind', kind)}
        />
        <RateFields own={own} text={text} />
        <FormRefusal failure={failure} />
        <Button type="submit" tone="primary" loading={busy}>
          {t('open.add')}
        </Button>
      </FormStack>
    </Form>
  );
}
