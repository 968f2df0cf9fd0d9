import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActivation } from '@/data/session/useActivation';
import { useModules } from '@/data/session/useModules';
import { usePublicSetting } from '@/data/session/usePublicSetting';
import { useRegisterSetting } from '@/data/session/useRegisterSetting';
import { useSite } from '@/data/session/siteContext';
import { useSession } from '@/data/session/useSession';
import { formatTime } from '@/domain/dates';
import { FormLoadError } from '@/forms/FormLoadError';
import { Link } from '@/ui/actions/Link';
import { Field } from '@/ui/fields/Field';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Note } from '@/ui/feedback/Note';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { FormStack } from '@/ui/layout/FormStack';
import { LinkBreakIcon } from '@/ui/media/icons';
import { RegistrationForm } from './RegistrationForm';
import { activationBody } from './activationBody';
import { activationRules } from './activationRules';

interface ActivationProps {
  token: string;
  onDone: () => void;
}

/** The registration form without what the agent has chosen already: name and line are given (AGENT-12). */
export function Activation({ token, onDone }: ActivationProps) {
  const { t } = useTranslation(['activation', 'common']);
  const { boot } = useSite();
  const { token: session } = useSession();
  // Decided once: the activation itself logs the owner in.
  const [isLogin] = useState(session !== undefined);
  const account = useActivation(token);
  const modules = useModules();
  const rules = useRegisterSetting();
  const setting = usePublicSetting();

  if (isLogin)
    return (
      <Note tone="warning" title={t('loggedIn')}>
        {t('loggedInText')} <Link href="/?modal=logout">{t('logout')}</Link>
      </Note>
    );
  if (account.failure?.code === 'activation_expired')
    return <EmptyState plain icon={<LinkBreakIcon fontSize={30} />} title={t('gone')} text={t('goneText')} />;
  const [missing] = [account, modules, rules].filter(({ value, failure }) => value === undefined && failure);
  if (missing?.failure)
    return <FormLoadError failure={missing.failure} onRetry={missing.reload} busy={missing.isBusy} />;
  if (!account.value || !modules.value || !rules.value || setting.isLoading)
    return <TextSkeleton lines={10} />;
  const fields = activationRules(rules.value.rules, modules.value);
  return (
    <FormStack>
      <Note tone="info" title={t('account', { account: account.value.account })}>
        {t(`as.${account.value.kind}`)}{' '}
        {t('until', { time: formatTime(account.value.expiresAt, 'sentence', boot.brand.timeZone) })}
      </Note>
      <RegistrationForm
        key={fields.map(({ field }) => field).join(' ')}
        variant="register"
        activation={{
          account: account.value.account,
          bodyOf: (body) => activationBody(body, token),
          title: t('title'),
          submit: t('submit'),
        }}
        rules={fields}
        captcha={setting.value?.captcha.register ?? false}
        sms={setting.value?.sms ?? 'own'}
        age={rules.value.age}
        onDone={onDone}
      >
        {/* Password managers save the password under this name. */}
        <Field
          name="account"
          label={t('username')}
          value={account.value.account}
          onChange={() => undefined}
          autoComplete="username"
          readOnly
        />
      </RegistrationForm>
    </FormStack>
  );
}
