import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Failure } from '@/api/failure';
import { returnOf } from '@/config/returnTo';
import { keepReturn } from '@/data/keptReturn';
import type { AfterEntry } from '@/data/useEnter';
import { useFreePlay } from '@/data/useFreePlay';
import { useModule } from '@/data/useModule';
import { usePublicSetting } from '@/data/usePublicSetting';
import { useSend } from '@/data/useSend';
import { useSite } from '@/data/siteContext';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/Button';
import { FacebookLogoFillIcon, GameControllerIcon, GoogleLogoIcon } from '@/ui/icons';
import { OtherWaysRow } from './OtherWaysRow';

const marks: Readonly<Record<string, typeof GoogleLogoIcon>> = {
  google: GoogleLogoIcon,
  facebook: FacebookLogoFillIcon,
};

/** Social sign-in where it is configured (LOGIN-11), and free play where it is on (TRIAL-01). */
export function OtherWays({ onDone }: { onDone: (next: AfterEntry) => void }) {
  const { t } = useTranslation(['login', 'forms']);
  const { value: setting } = usePublicSetting();
  const hasFreePlay = useModule('FREEPLAY3');
  const send = useSend();
  const { leave, sessionText } = useSite();
  const { state } = useLocation() as { state: unknown };
  const freePlay = useFreePlay();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const social = setting?.social ?? [];
  if (social.length === 0 && !hasFreePlay) return null;

  const go = async (way: string, act: () => Promise<Failure | undefined>) => {
    if (busy !== undefined) return;
    setBusy(way);
    setFailure(await act());
    setBusy(undefined);
  };
  const toProvider = (provider: string) => () =>
    go(provider, async () => {
      const result = await send('socialStart', { provider });
      if (!result.ok) return result.failure;
      keepReturn(sessionText, returnOf(state));
      leave(result.value.url);
      return undefined;
    });
  const toTrial = () =>
    go('trial', async () => {
      const result = await freePlay();
      if (!result.ok) return result.failure;
      onDone(result.value ?? 'home');
      return undefined;
    });
  return (
    <OtherWaysRow label={t('forms:or')}>
      {social.map(({ id, name }) => {
        const Mark = marks[id];
        return (
          <Button
            key={id}
            loading={busy === id}
            startIcon={Mark && <Mark fontSize={18} />}
            onClick={toProvider(id)}
          >
            {name}
          </Button>
        );
      })}
      {hasFreePlay && (
        <Button loading={busy === 'trial'} startIcon={<GameControllerIcon fontSize={18} />} onClick={toTrial}>
          {t('trial')}
        </Button>
      )}
      <FormRefusal failure={failure} />
    </OtherWaysRow>
  );
}
