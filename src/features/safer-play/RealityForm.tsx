import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { realityCheckMinutes } from '#contract/saferPlay';
import { space } from '#theme/space';
import type { Failure } from '@/api/failure';
import type { SaferPlay, useSaferPlay } from '@/data/resources/useSaferPlay';
import { FormRefusal } from '@/forms/FormRefusal';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { Chip } from '@/ui/actions/Chip';
import { LiveText } from '@/ui/typography/LiveText';
import { saferPlayClasses as slot } from './saferPlayClasses';

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: `${space(3)} 0` });

interface RealityFormProps {
  check: Pick<SaferPlay['realityCheck'], 'minutes' | 'mandatory' | 'leastMinutes' | 'mostMinutes'>;
  set: ReturnType<typeof useSaferPlay>['setRealityCheck'];
}

/** Selects the interval of reality checks, which show time, stakes and result (SAFE-02). */
export function RealityForm({ check, set }: RealityFormProps) {
  const { least, most } = realityCheckMinutes;
  const { minutes, mandatory = false, leastMinutes = least, mostMinutes = most } = check;
  const { t } = useTranslation('safer');
  const say = useLimitAmount();
  const [failure, setFailure] = useState<Failure>();
  const [said, setSaid] = useState('');
  const offered = realityCheckMinutes.offered.filter((one) => one >= leastMinutes && one <= mostMinutes);
  // An interval that the market or another page has set is added to the offered ones.
  const lengths =
    minutes === null || offered.some((one) => one === minutes) ? offered : [minutes, ...offered];
  const choose = async (wanted: number | null): Promise<void> => {
    const refused = await set({ minutes: wanted });
    setFailure(refused);
    setSaid(
      refused ? '' : wanted === null ? t('reality.off') : t('reality.saved', { interval: say(wanted) }),
    );
  };
  return (
    <section className={slot.section} aria-label={t('reality.title')}>
      <h3 className={slot.subtitle}>{t('reality.title')}</h3>
      <p className={slot.text}>{t('reality.text')}</p>
      <Chips role="group" aria-label={t('reality.every')}>
        {lengths.map((one) => (
          <Chip key={one} selected={one === minutes} onClick={() => void choose(one)}>
            {say(one)}
          </Chip>
        ))}
        {!mandatory && (
          <Chip selected={minutes === null} onClick={() => void choose(null)}>
            {t('reality.none')}
          </Chip>
        )}
      </Chips>
      <FormRefusal failure={failure} />
      <LiveText className={slot.text} shown>
        {said}
      </LiveText>
    </section>
  );
}
