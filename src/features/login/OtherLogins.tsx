import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { returnOf } from '@/config/returnTo';
import { keepReturn } from '@/data/session/keptReturn';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useAction } from '@/data/core/useAction';
import { useFreePlay } from '@/data/session/useFreePlay';
import { useModule } from '@/data/session/useModule';
import { usePublicSetting } from '@/data/session/usePublicSetting';
import { useSend } from '@/data/core/useSend';
import { useSite } from '@/data/session/siteContext';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { FacebookLogoFillIcon, GameControllerIcon, GoogleLogoIcon } from '@/ui/media/icons';
import { OtherLoginsRow } from './OtherLoginsRow';

const marks: Readonly<Record<string, typeof GoogleLogoIcon>> = {
  google: GoogleLogoIcon,
  facebook: FacebookLogoFillIcon,
};

/** Social sign-in if configured (LOGIN-11), and free play if it is on (TRIAL-01). */
export function OtherLogins({ onDone }: { onDone: (next: AfterEntry) => void }) {
  const { t } = useTranslation(['login', 'forms']);
  const { value: setting } = usePublicSetting();
  const hasFreePlay = useModule('FREEPLAY3');
  const send = useSend();
  const { leave, sessionText } = useSite();
  const { state } = useLocation() as { state: unknown };
  const freePlay = useFreePlay();
  const { running, failure, run } = useAction();
  const social = setting?.social ?? [];
  if (social.length === 0 && !hasFreePlay) return null;

  const toProvider = async (provider: string): Promise<void> => {
    const result = await run(() => send('socialStart', { provider }), provider);
    if (!result?.ok) return;
    keepReturn(sessionText, returnOf(state));
    leave(result.value.url);
  };
  const toTrial = () =>
    run(async () => {
      const result = await freePlay();
      if (result.ok) onDone(result.value ?? 'home');
      return result;
    }, 'trial');
  return (
    <OtherLoginsRow label={t('forms:or')}>
      {social.map(({ id, name }) => {
        const Mark = marks[id];
        return (
          <Button
            key={id}
            fullWidth
            loading={running === id}
            startIcon={Mark && <Mark fontSize={18} />}
            onClick={() => void toProvider(id)}
          >
            {name}
          </Button>
        );
      })}
      {hasFreePlay && (
        <Button
          fullWidth
          loading={running === 'trial'}
          startIcon={<GameControllerIcon fontSize={18} />}
          onClick={toTrial}
        >
          {t('trial')}
        </Button>
      )}
      <FormRefusal failure={failure} />
    </OtherLoginsRow>
  );
}
