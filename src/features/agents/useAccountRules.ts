import { useTranslation } from 'react-i18next';
import { string, type Schema } from 'yup';
import { useReportPattern } from '@/data/core/useReportPattern';
import { useRegisterSetting } from '@/data/session/useRegisterSetting';
import { ruleSchema } from '@/forms/ruleSchema';
import { ruleHint } from '@/forms/ruleText';
import { useServerPatterns } from '@/forms/useServerPatterns';

type Name = 'username' | 'nickname';

/** The brand's rules for the names that an agent chooses for another: those of the registration, the nickname optional. */
export const useAccountRules = () => {
  const { t } = useTranslation('forms');
  const accepted = useServerPatterns(useReportPattern());
  const rules = useRegisterSetting().value?.rules ?? [];
  const ruleOf = (name: Name) => {
    const rule = rules.find(({ field }) => field === name);
    return rule && { ...rule, enabled: true, required: name === 'username' };
  };
  return {
    hint: (name: Name): string | undefined => {
      const rule = ruleOf(name);
      return rule && ruleHint(rule, (key) => t(key));
    },
    schema: (name: Name): Schema => {
      const rule = ruleOf(name);
      if (rule) return ruleSchema(rule, t, accepted);
      return name === 'username' ? string().trim().required(t('required')) : string();
    },
  };
};
