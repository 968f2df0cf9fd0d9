import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { SaferPlay } from '@/data/resources/useSaferPlay';
import { isUsedUp, usedPercent } from '@/domain/limitUse';
import { PauseNote } from '@/shared/PauseNote';
import { useLimitText } from '@/shared/useLimitText';
import { Progress } from '@/ui/feedback/Progress';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useLimitName } from './useLimitName';

const slot = ownClasses('SaferPlayBars', ['row', 'note']);

const Bars = styled('ul')({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: { display: 'grid', gap: space(1) },
  [`& .${slot.note}`]: { fontSize: textSize.meta, lineHeight: '18px', color: vars.text.secondary },
});

/** The limits that are set, each with its usage (SAFE-06). */
export function SaferPlayBars({ state }: { state: SaferPlay }) {
  const { t } = useTranslation('safer');
  const say = useLimitText();
  const name = useLimitName();
  const set = [...state.limits, ...state.timeLimits].filter(({ amount }) => amount !== null);
  return (
    <>
      {state.pause && <PauseNote pause={state.pause} />}
      {set.length === 0 && <p>{t('short.none')}</p>}
      {set.length > 0 && (
        <Bars>
          {set.map((limit) => (
            <li className={slot.row} key={`${limit.kind} ${limit.period}`}>
              <Progress
                label={name(limit)}
                value={usedPercent(limit) ?? 0}
                valueText={say(limit)}
                tone={isUsedUp(limit) ? 'danger' : 'primary'}
              />
              <small className={slot.note}>{say(limit)}</small>
            </li>
          ))}
        </Bars>
      )}
    </>
  );
}
