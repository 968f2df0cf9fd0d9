import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useModules } from '@/data/session/useModules';
import { usePublicSetting } from '@/data/session/usePublicSetting';
import { FormLoadError } from '@/forms/FormLoadError';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { Text } from '@/ui/typography/Text';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { EmailReset } from './EmailReset';
import { PhoneReset } from './PhoneReset';

type Method = 'phone' | 'email';

interface ForgotPasswordProps {
  onEntered: (next: AfterEntry) => void;
  /** Back to the login. */
  onLogin: () => void;
}

/** Password reset by phone, offered first if CHNGPASSVERIF3 is on, and always by e-mail (PWD-04). */
export function ForgotPassword({ onEntered, onLogin }: ForgotPasswordProps) {
  const { t } = useTranslation(['password', 'common']);
  const idBase = useId();
  const { state } = useLocation() as { state: unknown };
  const modules = useModules();
  const on = modules.value;
  const setting = usePublicSetting();
  const [chosen, setChosen] = useState<Method>();
  const [outcome, setOutcome] = useState<'sent' | 'reset'>();
  if (on === undefined && modules.failure)
    return <FormLoadError failure={modules.failure} onRetry={modules.reload} busy={modules.isBusy} />;
  if (on === undefined || setting.isLoading) return <TextSkeleton lines={6} />;
  const methods: readonly Method[] = on.has('CHNGPASSVERIF3') ? ['phone', 'email'] : ['email'];
  const method = chosen ?? methods[0] ?? 'email';
  const captcha = setting.value?.captcha.password ?? false;
  if (outcome === 'reset')
    return (
      <FormStack>
        <Note tone="success" title={t('resetDone')} ref={takeFocus}>
          {t('resetDevices')}
        </Note>
        <Button tone="primary" fullWidth onClick={onLogin}>
          {t('login')}
        </Button>
      </FormStack>
    );
  return (
    <FormStack>
      {methods.length > 1 && (
        <TabList
          variant="segment"
          label={t('methods')}
          idBase={idBase}
          tabs={methods.map((id) => ({ id, label: t(`method.${id}`) }))}
          value={method}
          onChange={setChosen}
        />
      )}
      <div id={tabIds(idBase, method).panel} role={methods.length > 1 ? 'tabpanel' : undefined}>
        {method === 'phone' ? (
          <PhoneReset
            captcha={captcha}
            onDone={(next) => (next === null ? setOutcome('reset') : onEntered(next))}
          />
        ) : (
          <EmailReset captcha={captcha} onDone={() => setOutcome('sent')} />
        )}
      </div>
      <Text tone="secondary" align="center">
        {t('remembered')}{' '}
        <Link href="/login" state={state}>
          {t('login')}
        </Link>
      </Text>
      {outcome === 'sent' && (
        <WarningDialog title={t('sentTitle')} confirmLabel={t('common:confirm')} onConfirm={onLogin}>
          {t('sentText')}
        </WarningDialog>
      )}
    </FormStack>
  );
}
