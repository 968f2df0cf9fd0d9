import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { accountKinds, linkNameLength } from '#contract/agentLinks';
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
import { useRateRules } from './useRateRules';

interface LinkFormProps {
  own: Rates;
  send: (body: Body<'addRegisterLink'>) => Promise<CallResult<'addRegisterLink'>>;
  onDone: (link: Value<'addRegisterLink'>) => void;
}

/** A new register link: its name, what it makes, and the rebates of whoever registers by it (AGENT-02). */
export function LinkForm({ own, send, onDone }: LinkFormProps) {
  const { t } = useTranslation(['agents', 'forms']);
  const tag = languageTag(useLanguage());
  const rulesOf = useRateRules();
  const { form, text, values, setValue, failure, busy, onSubmit } = useServerForm<
    Readonly<Record<string, string>>,
    Value<'addRegisterLink'>
  >({
    initialValues: { name: '', kind: 'member', ...rateValues(own, own, tag) },
    schema: () =>
      object({
        name: string().trim().required(t('forms:required')).max(linkNameLength.most),
        ...rulesOf(own),
      }),
    send: (filled) =>
      send({
        name: (filled['name'] ?? '').trim(),
        kind: accountKinds.find((kind) => kind === filled['kind']) ?? 'member',
        rates: typedRates(own, filled),
      }),
    onDone,
  });
  return (
    <Form ref={form} label={t('links.new')} onSubmit={onSubmit}>
      <FormStack>
        <Field {...text('name')} label={t('links.name')} maxLength={linkNameLength.most} autoComplete="off" />
        <KindSelect
          label={t('links.kind')}
          value={values['kind'] ?? 'member'}
          onChange={(kind) => setValue('kind', kind)}
        />
        <RateFields own={own} text={text} />
        <FormRefusal failure={failure} />
        <Button type="submit" tone="primary" loading={busy}>
          {t('links.add')}
        </Button>
      </FormStack>
    </Form>
  );
}
