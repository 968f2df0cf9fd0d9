import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useModules } from '@/data/useModules';
import { usePublicSetting } from '@/data/usePublicSetting';
import { useRegisterSetting } from '@/data/useRegisterSetting';
import { useSupportLink } from '@/data/useSupportLink';
import { useFailureText } from '@/forms/useFailureText';
import { ClosedWay } from '@/ui/ClosedWay';
import { ErrorState } from '@/ui/ErrorState';
import { FormStack } from '@/ui/FormStack';
import { TextSkeleton } from '@/ui/Skeletons';
import { TabList, tabIds } from '@/ui/TabList';
import { RegistrationForm } from './RegistrationForm';
import { registrationRules } from './registrationRules';
import { registrationVariants, type RegistrationVariant } from './registrationVariants';

const notEnabled = { kind: 'refused', code: 'operation_not_enabled' } as const;

function NotEnabled() {
  const { t } = useTranslation('common');
  const support = useSupportLink();
  return (
    <ClosedWay
      title={useFailureText(notEnabled) ?? ''}
      support={support === undefined ? undefined : { href: support, label: t('support') }}
    />
  );
}

/** The ways to register that are open, each with the form that the server's rules make (REG-01, REG-02). */
export function Registration({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['registration', 'common']);
  const idBase = useId();
  const { value: on } = useModules();
  const rules = useRegisterSetting();
  const setting = usePublicSetting();
  const [chosen, setChosen] = useState<RegistrationVariant>();
  const variants = on ? registrationVariants(on) : [];
  const [first] = variants;
  const variant = chosen !== undefined && variants.includes(chosen) ? chosen : first;
  const fields = rules.value && on && variant ? registrationRules(rules.value.rules, variant, on) : undefined;

  if (on && first === undefined) return <NotEnabled />;
  if (rules.failure && rules.value === undefined)
    return <ErrorState title={t('unavailable')} retryLabel={t('common:retry')} onRetry={rules.reload} />;
  if (fields === undefined || variant === undefined || rules.isLoading || setting.isLoading)
    return <TextSkeleton lines={10} />;
  return (
    <FormStack>
      {variants.length > 1 && (
        <TabList
          look="segment"
          label={t('variants')}
          idBase={idBase}
          tabs={variants.map((id) => ({ id, label: t(`variant.${id}`) }))}
          value={variant}
          onChange={setChosen}
        />
      )}
      <div id={tabIds(idBase, variant).panel} role={variants.length > 1 ? 'tabpanel' : undefined}>
        <RegistrationForm
          key={variant}
          variant={variant}
          rules={fields}
          captcha={setting.value?.captcha.register ?? false}
          age={rules.value?.age ?? 21}
          onDone={onDone}
        />
      </div>
    </FormStack>
  );
}
