import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '@/data/core/useDraft';
import { useModules } from '@/data/session/useModules';
import { usePublicSetting } from '@/data/session/usePublicSetting';
import { useRegisterSetting } from '@/data/session/useRegisterSetting';
import { useSocialRegistration } from '@/data/session/useSocialRegistration';
import { useSupportAddress } from '@/data/resources/useSupportAddress';
import { ClosedForm } from '@/forms/ClosedForm';
import { FormLoadError } from '@/forms/FormLoadError';
import { FormStack } from '@/ui/layout/FormStack';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { RegistrationForm } from './RegistrationForm';
import { registrationRules } from './registrationRules';
import { draftText, variantField } from './registrationValues';
import { registrationVariants } from './registrationVariants';

/** Few visitors come from a provider. */
const SocialAccountNote = lazy(async () => ({
  default: (await import(/* webpackChunkName: "social-account" */ './SocialAccountNote')).SocialAccountNote,
}));

/** The offered registration variants, each with a form built from the gateway's rules (REG-01, REG-02). */
export function Registration({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('registration');
  const idBase = useId();
  const modules = useModules();
  const on = modules.value;
  const support = useSupportAddress();
  const rules = useRegisterSetting();
  const setting = usePublicSetting();
  const { social, provider, lose, drop } = useSocialRegistration();
  const draft = useDraft('registration');
  const [chosen, setChosen] = useState(() => draftText(draft.read()[variantField]));
  const variants = on ? registrationVariants(on) : [];
  const [first] = variants;
  const variant = variants.find((id) => id === chosen) ?? first;
  const fields = rules.value && on && variant ? registrationRules(rules.value.rules, variant, on) : undefined;

  if (on && first === undefined) return <ClosedForm support={support} />;
  const [missing] = [modules, rules].filter(({ value, failure }) => value === undefined && failure);
  if (missing?.failure)
    return <FormLoadError failure={missing.failure} onRetry={missing.reload} busy={missing.isBusy} />;
  if (fields === undefined || variant === undefined || setting.isLoading) return <TextSkeleton lines={10} />;
  return (
    <FormStack>
      {provider && (
        <Suspense>
          <SocialAccountNote provider={provider} name={social?.name} onDrop={drop} />
        </Suspense>
      )}
      {variants.length > 1 && (
        <TabList
          variant="segment"
          label={t('variants')}
          idBase={idBase}
          tabs={variants.map((id) => ({ id, label: t(`variant.${id}`) }))}
          value={variant}
          onChange={setChosen}
        />
      )}
      <div id={tabIds(idBase, variant).panel} role={variants.length > 1 ? 'tabpanel' : undefined}>
        <RegistrationForm
          // If the operator changes a rule, the form is rebuilt; the typed text is kept as a draft.
          key={`${variant} ${fields.map(({ field }) => field).join(' ')}`}
          variant={variant}
          rules={fields}
          captcha={setting.value?.captcha.register ?? false}
          sms={setting.value?.sms ?? 'own'}
          age={rules.value?.age ?? 21}
          social={social}
          onSocialLost={lose}
          onDone={onDone}
        />
      </div>
    </FormStack>
  );
}
