import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { useEachSecond } from '@/ui/hooks/useEachSecond';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, forcedEdge, tabular } from '@/ui/styles/styleParts';

const slot = ownClasses('DrawClock', ['cell', 'digits', 'unit']);

const Root = styled('div')({
  ...tabular,
  display: 'flex',
  gap: space(2.5),
  [`& .${slot.cell}`]: {
    ...forcedEdge,
    minWidth: 78,
    padding: '6px 10px 8px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.art.chip,
    boxShadow: `inset 0 0 0 1px ${vars.art.edge}`,
    textAlign: 'center',
  },
  [`& .${slot.digits}`]: { ...display(32, 42), display: 'block' },
  [`& .${slot.unit}`]: { display: 'block', fontSize: textSize.note, lineHeight: '16px' },
  // The danger colour is readable on surfaces only. Nothing blinks.
  [`&[data-last-minute] .${slot.cell}`]: {
    backgroundColor: vars.surface.raised,
    color: vars.text.secondary,
    [`& .${slot.digits}`]: { color: vars.danger.main },
  },
  [media.phone]: {
    [`& .${slot.cell}`]: { flex: 1, minWidth: 0 },
    [`& .${slot.digits}`]: display(27, 36),
  },
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const units = ['hours', 'minutes', 'seconds'] as const;

const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds that are left; a started second counts. */
const partsOf = (milliseconds: number): readonly string[] => {
  const seconds = Math.ceil(milliseconds / SECOND);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two);
};

interface DrawClockProps {
  /** What happens at the end of the time. */
  label: string;
  /** Milliseconds since 1970. */
  until: number;
  onEnd: () => void;
}

/** Large figures of the time left; in the last minute they have the danger colour. Seconds cause no render. */
export function DrawClock({ label, until, onEnd }: DrawClockProps) {
  const { t } = useTranslation('lottery');
  const { now } = useSite().client.clock;
  const cells = useRef<HTMLDivElement>(null);
  const [lastMinute, setLastMinute] = useState(false);
  useEachSecond(now, (instant) => {
    const left = Math.max(0, until - instant);
    const digits = cells.current?.querySelectorAll(`.${slot.digits}`);
    partsOf(left).forEach((part, place) => digits?.[place]?.replaceChildren(part));
    setLastMinute(left < MINUTE);
    if (left > 0) return true;
    onEnd();
    return false;
  });
  return (
    <Root ref={cells} role="timer" aria-label={label} data-last-minute={lastMinute || undefined}>
      {units.map((unit) => (
        <span key={unit} className={slot.cell}>
          <b className={slot.digits}>--</b>
          <small className={slot.unit}>{t(`lobby.${unit}`)}</small>
        </span>
      ))}
    </Root>
  );
}
