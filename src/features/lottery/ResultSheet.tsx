import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { paperInks, paperSize } from '#theme/paper';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { prizeBoardClasses } from '@/ui/gaming/PrizeBoard';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { paperSheet } from '@/ui/styles/paperSheet';

const slot = ownClasses('ResultSheet', ['head', 'title', 'note', 'body']);

const Root = styled('section')({
  ...paperSheet,
  minWidth: 0,
  padding: '20px 0 14px',
  [`& .${slot.head}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space(0, 3),
    margin: space(0, 5.5),
    paddingBottom: 8,
    borderBottom: `2px solid ${paperInks.ink}`,
  },
  [`& .${slot.title}`]: {
    margin: 0,
    color: paperInks.red,
    fontSize: paperSize.small,
    lineHeight: '24px',
    fontWeight: 700,
  },
  [`& .${slot.note}`]: { color: paperInks.label, fontSize: textSize.meta },
  [`& .${slot.body}`]: { minWidth: 0, overflowX: 'auto' },
  // A board lies on this sheet and not on one of its own.
  [`& .${prizeBoardClasses.root}`]: { boxShadow: 'none', background: 'none', outline: 'none' },
  [media.phone]: {
    marginInline: space(-2),
    padding: '14px 0 8px',
    [`& .${slot.head}`]: { margin: space(0, 3) },
  },
});

interface ResultSheetProps {
  title: string;
  /** Where and when the draw was held. */
  note: string;
  children: ReactNode;
}

/** A sheet of paper with the results of a draw under its title. */
export function ResultSheet({ title, note, children }: ResultSheetProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <header className={slot.head}>
        <h3 className={slot.title} id={id}>
          {title}
        </h3>
        <span className={slot.note}>{note}</span>
      </header>
      <div className={slot.body}>{children}</div>
    </Root>
  );
}
