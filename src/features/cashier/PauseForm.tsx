import { styled } from '@mui/material/styles';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import type { Failure } from '@/api/failure';
import { useSite } from '@/data/siteContext';
import { formatTime } from '@/domain/dates';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Note } from '@/ui/Note';

const Root = styled('section')({
  display: 'grid',
  gap: space[3],
  '& h3': { margin: 0, fontSize: 16, lineHeight: '25px', fontWeight: 600 },
  '& p': { margin: 0, fontSize: 13.5, lineHeight: '21px', color: vars.text.secondary },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: space[2] },
});

interface PauseFormProps<Length extends number> {
  kind: 'timeOut' | 'selfExclusion';
  lengths: readonly Length[];
  unit: 'day' | 'month';
  /** What can be withdrawn meanwhile, in words. */
  available: string;
  take: (length: Length) => Promise<Failure | undefined>;
}

/** Takes a time-out or excludes oneself: the length, then once more with its end and what follows from it (MEM-12). */
export function PauseForm<Length extends number>(props: PauseFormProps<Length>) {
  const { kind, lengths, unit, available, take } = props;
  const { t } = useTranslation('cashier');
  const { boot, client } = useSite();
  const { timeZone } = boot.brand;
  const [chosen, setChosen] = useState<Length>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const act = async (length: Length): Promise<void> => {
    setBusy(true);
    setFailure(await take(length));
    setBusy(false);
    setChosen(undefined);
  };
  const until = (length: Length): string =>
    formatTime(dayjs(client.clock.now()).add(length, unit).toISOString(), 'sentence', timeZone);
  const length = (count: number): string => t(`pause.${unit}`, { count });
  return (
    <Root aria-label={t(`safer.${kind}`)}>
      <h3>{t(`safer.${kind}`)}</h3>
      <p>{t(`safer.${kind}Text`)}</p>
      <div className="row" role="group" aria-label={t('safer.length')}>
        {lengths.map((one) => (
          <Chip key={one} pressed={one === chosen} onPress={() => setChosen(one)}>
            {length(one)}
          </Chip>
        ))}
      </div>
      <FormRefusal failure={failure} />
      {chosen !== undefined && (
        <Note tone="warning" alert title={t(`safer.${kind}Sure`, { length: length(chosen) })}>
          <p>{t('safer.sureText', { until: until(chosen), available })}</p>
          <div className="row">
            <Button tone="danger" busy={busy} onClick={() => void act(chosen)}>
              {t(`safer.${kind}Act`)}
            </Button>
            <Button tone="text" onClick={() => setChosen(undefined)}>
              {t('back')}
            </Button>
          </div>
        </Note>
      )}
    </Root>
  );
}
