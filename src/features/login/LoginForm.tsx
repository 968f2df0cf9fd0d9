import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EntryCheck } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { returnOf, returnTo } from '@/config/returnTo';
import { isBuiltAddress } from '@/config/routes';
import { takeReturn } from '@/data/session/keptReturn';
import { useSite } from '@/data/session/siteContext';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useModules } from '@/data/session/useModules';
import { useSupportAddress } from '@/data/resources/useSupportAddress';
import { ClosedForm } from '@/forms/ClosedForm';
import { FormLoadError } from '@/forms/FormLoadError';
import { FormRefusal } from '@/forms/FormRefusal';
import { FormStack } from '@/ui/layout/FormStack';
import { Link } from '@/ui/actions/Link';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { Text } from '@/ui/typography/Text';
import { LoginCheck } from './LoginCheck';
import { loginModes, type LoginMode } from './loginModes';
import type { LoginPlace } from './loginPlace';
import { OtherLogins } from './OtherLogins';
import { SmsLogin } from './SmsLogin';
import { UsernameLogin } from './UsernameLogin';
import { useSocialReturn } from './useSocialReturn';

interface LoginFormProps {
  place: LoginPlace;
  onDone: (next: AfterEntry) => void;
  /** Called when an incomplete form was submitted, with the errors by field. */
  onInvalid?: (errors: Readonly<Record<string, string>>) => void;
  /** Called when the additional check begins or ends. */
  onChecking?: (checking: boolean) => void;
}

interface Waiting {
  readonly check: EntryCheck;
  readonly remember: boolean;
}

/**
 * The log-in form for bubble, popup and page: the offered log-in modes, then the additional check if the gateway
 * requires one.
 */
export function LoginForm({ place, onDone, onInvalid = () => undefined, onChecking }: LoginFormProps) {
  const { t } = useTranslation(['login', 'forms']);
  const idBase = useId();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const { sessionText } = useSite();
  const modules = useModules();
  const on = modules.value;
  const support = useSupportAddress();
  const [chosen, setChosen] = useState<LoginMode>();
  const [waiting, setWaiting] = useState<Waiting>();
  const [gone, setGone] = useState<Failure>();
  const [late, setLate] = useState(false);

  const onCheck = (check: EntryCheck, remember = false) => {
    setGone(undefined);
    setLate(false);
    setWaiting({ check, remember });
    onChecking?.(true);
  };
  const back = () => {
    setWaiting(undefined);
    onChecking?.(false);
  };
  const toRegistration = () => {
    const asked = returnOf(state) ?? takeReturn(sessionText);
    void navigate('/register', { replace: true, state: asked && returnTo(asked) });
  };
  const returning = useSocialReturn({ onDone, onCheck, onUnknown: toRegistration, onFailed: setGone });

  if (on === undefined && modules.failure)
    return <FormLoadError failure={modules.failure} onRetry={modules.reload} busy={modules.isBusy} />;
  if (on === undefined || returning) return <TextSkeleton lines={6} />;
  const modes = loginModes(on);
  const [first] = modes;
  if (first === undefined) return <ClosedForm support={support} />;
  const mode = chosen !== undefined && modes.includes(chosen) ? chosen : first;

  if (waiting)
    return (
      <LoginCheck
        {...waiting}
        onDone={onDone}
        onBack={back}
        onGone={(failure) => {
          setGone(failure);
          setLate(true);
          back();
        }}
      />
    );
  const Mode = { username: UsernameLogin, sms: SmsLogin }[mode];
  return (
    <FormStack>
      <FormRefusal failure={gone} {...(late && { text: t('check.late') })} />
      {modes.length > 1 && (
        <TabList
          variant="segment"
          label={t('modes')}
          idBase={idBase}
          tabs={modes.map((id) => ({ id, label: t(`mode.${id}`) }))}
          value={mode}
          onChange={setChosen}
        />
      )}
      <div id={tabIds(idBase, mode).panel} role={modes.length > 1 ? 'tabpanel' : undefined}>
        <Mode place={place} onDone={onDone} onCheck={onCheck} onInvalid={onInvalid} />
      </div>
      {place !== 'agent' && <OtherLogins onDone={onDone} />}
      {place !== 'agent' && isBuiltAddress('/register') && (
        <Text tone="secondary" align="center">
          {t('noAccount')}{' '}
          <Link href="/register" state={state}>
            {t('register')}
          </Link>
        </Text>
      )}
    </FormStack>
  );
}
