import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryCheck } from '#contract/wireTypes';
import { vars } from '#theme/vars';
import type { Failure } from '@/api/failure';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { CodeBoxes } from '@/ui/fields/CodeBoxes';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { FormRow } from '@/ui/fields/FormRow';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { Text } from '@/ui/typography/Text';
import { useLoginCheck } from './useLoginCheck';

const Way = styled(Button)({ minHeight: 32 });

const SentTo = styled('p')({ margin: 0, color: vars.text.secondary });

interface LoginCheckProps {
  check: EntryCheck;
  remember: boolean;
  onDone: (next: AfterEntry) => void;
  onGone: (failure: Failure) => void;
  /** Back to user name and password. */
  onBack: () => void;
}

/** The step after a correct password: second factor, or confirmation of an unknown place (LOGIN-12, LOGIN-13). */
export function LoginCheck({ onBack, ...options }: LoginCheckProps) {
  const { t } = useTranslation(['login', 'forms']);
  const { check } = options;
  const idBase = useId();
  const step = useLoginCheck(options);
  const said = useFailureText(step.failure);
  const { method, sms } = step;
  const label = t(step.recovery ? 'check.recovery' : `check.label.${method}`);
  const input = { label, name: 'answer', value: step.answer, error: said, onChange: step.type };
  return (
    <Form
      label={t('check.title')}
      onSubmit={(event) => {
        event.preventDefault();
        step.submit();
      }}
    >
      <Text tone="secondary">{t(`check.why.${check.reason}`)}</Text>
      {check.methods.length > 1 && (
        <TabList
          variant="segment"
          label={t('check.methods')}
          idBase={idBase}
          tabs={check.methods.map((offered) => ({
            id: offered.method,
            label: t(`check.method.${offered.method}`),
          }))}
          value={method}
          onChange={step.choose}
        />
      )}
      <div id={tabIds(idBase, method).panel}>
        {sms && step.target && <SentTo>{t('check.sentTo', { target: step.target })}</SentTo>}
        {step.boxed ? (
          <CodeBoxes {...input} autoFocus helper={t('check.boxHint')} />
        ) : (
          <Field {...input} autoFocus={step.recovery} autoComplete={method === 'bankName' ? 'name' : 'off'} />
        )}
      </div>
      <Button type="submit" tone="primary" size="large" fullWidth loading={step.busy}>
        {t('check.submit')}
      </Button>
      <FormRow variant="links">
        {sms && (
          <Way variant="text" size="small" loading={sms.busy} disabled={sms.seconds > 0} onClick={sms.press}>
            {sms.seconds > 0 ? t('forms:sms.resendIn', { seconds: sms.seconds }) : t('forms:sms.send')}
          </Way>
        )}
        {method === 'authenticator' && (
          <Way variant="text" size="small" onClick={step.useRecovery}>
            {t(step.recovery ? 'check.useApp' : 'check.useRecovery')}
          </Way>
        )}
        <Way variant="text" size="small" onClick={onBack}>
          {t('check.back')}
        </Way>
      </FormRow>
    </Form>
  );
}
