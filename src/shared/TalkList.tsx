import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useStayAtEnd } from '@/ui/hooks/useStayAtEnd';
import { ownClasses } from '@/ui/styles/ownClasses';
import { forcedEdge } from '@/ui/styles/styleParts';

const slot = ownClasses('TalkList', ['row', 'note', 'none']);

const Root = styled('ol')({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space(2.5),
  minHeight: 120,
  margin: 0,
  padding: '4px 2px',
  overflowY: 'auto',
  // `useStayAtEnd` decides.
  overflowAnchor: 'none',
  listStyle: 'none',
  [`& .${slot.row}`]: {
    justifySelf: 'start',
    maxWidth: '86%',
    padding: '8px 12px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.overlay,
    ...forcedEdge,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '&[data-own]': { justifySelf: 'end', backgroundColor: vars.primary.soft },
  },
  [`& .${slot.note}`]: {
    display: 'block',
    color: vars.text.secondary,
    fontSize: textSize.caption,
    lineHeight: '16px',
  },
  [`& .${slot.none}`]: { placeSelf: 'center', color: vars.text.secondary },
});

export interface TalkRow {
  readonly key: string | number;
  readonly isOwn: boolean;
  /** Who said it and when. */
  readonly note: string;
  readonly said: ReactNode;
}

interface TalkListProps {
  label: string;
  rows: readonly TalkRow[];
  /** Shown while nothing was said. */
  nothing: string;
}

/** What people say to each other, in order; the last is in view and read out. */
export function TalkList({ label, rows, nothing }: TalkListProps) {
  const list = useStayAtEnd<HTMLOListElement>(rows.at(-1)?.key);
  return (
    // Focusable, so that the keyboard can scroll it.
    <Root ref={list} aria-label={label} aria-live="polite" tabIndex={0}>
      {rows.length === 0 && <li className={`${slot.row} ${slot.none}`}>{nothing}</li>}
      {rows.map(({ key, isOwn, note, said }) => (
        <li className={slot.row} key={key} data-own={isOwn || undefined}>
          <small className={slot.note}>{note}</small>
          {said}
        </li>
      ))}
    </Root>
  );
}
