import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import type { Result } from '@/api/failure';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import type { Pause, PauseKind } from '@/data/resources/useSaferPlay';
import { lengthParts, type LengthUnit } from '@/domain/lengthParts';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { saferPlayClasses as slot } from './saferPlayClasses';
import { PauseDialog } from './PauseDialog';
import { outlasts } from './outlasts';
import { pauseEndOf, type PauseLength } from './pauseEndOf';
import { useSite } from '@/data/session/siteContext';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2), margin: `${space(3)} 0` });

interface PauseFormProps<Length extends PauseLength> {
  kind: PauseKind;
  lengths: readonly Length[];
  unit: LengthUnit;
  /** The running pause; only longer ones are offered. */
  running: Pause | null;
  /** The formatted amount that can be withdrawn meanwhile. */
  available: string;
  /** The formatted amount that stays bound to bonuses; undefined for none. */
  kept?: string | undefined;
  take: (length: Length, password: string) => Promise<Result<Pause>>;
  onTaken: (pause: Pause) => void | Promise<void>;
}

/** Selects the length of a time-out or self-exclusion; a dialog asks for confirmation (SAFE-03). */
export function PauseForm<Length extends PauseLength>(props: PauseFormProps<Length>) {
  const { kind, unit, running, available, kept, take, onTaken } = props;
  const { t } = useTranslation('safer');
  const { now } = useSite().client.clock;
  const endOf = usePauseEnd();
  const lengths = props.lengths.filter((length) =>
    outlasts(pauseEndOf(length, unit, now()), length, running),
  );
  const [first] = lengths;
  const [wanted, setWanted] = useState(first);
  const chosen = wanted !== undefined && lengths.includes(wanted) ? wanted : first;
  const [asks, setAsks] = useState(false);
  const say = (length: Length): string => {
    if (length === 'indefinite') return t('pause.endlessLength');
    const parts = lengthParts(length, unit);
    return t(`pause.${parts.unit}`, { count: parts.count });
  };
  if (chosen === undefined) return null;
  return (
    <section className={slot.section} aria-label={t(`pause.${kind}.title`)}>
      <h3 className={slot.subtitle}>{t(`pause.${kind}.title`)}</h3>
      <p className={slot.text}>{t(`pause.${kind}.text`)}</p>
      <Row role="group" aria-label={t('pauseFor')}>
        {lengths.map((one) => (
          <Chip key={one} selected={one === chosen} onClick={() => setWanted(one)}>
            {say(one)}
          </Chip>
        ))}
      </Row>
      {chosen === 'indefinite' && <p className={slot.text}>{t('pause.endlessText')}</p>}
      <Row>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {t(`pause.${kind}.act`)}
        </Button>
      </Row>
      {asks && (
        <PauseDialog
          kind={kind}
          length={chosen === 'indefinite' ? undefined : say(chosen)}
          until={endOf(pauseEndOf(chosen, unit, now())) ?? ''}
          available={available}
          kept={kept}
          take={(password) => take(chosen, password)}
          onTaken={onTaken}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
