import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('CentrePerson', ['group', 'strong', 'note']);

const Person = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 56,
  padding: `0 ${space(1)}`,
  [`& .${slot.group}`]: { minWidth: 0 },
  [`& .${slot.strong}`]: { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  [`& .${slot.note}`]: {
    display: 'block',
    fontSize: textSize.caption,
    lineHeight: '18px',
    fontWeight: 600,
    color: vars.accent.text,
  },
});

interface CentrePersonProps {
  /** Undefined if the member's data has not loaded. */
  account: string | undefined;
  /** VIP level or type of the account. */
  mark: string;
  /** The member's picture. */
  children: ReactNode;
}

/** The member above the menu of a centre. */
export function CentrePerson({ account, mark, children }: CentrePersonProps) {
  return (
    <Person>
      {children}
      <div className={slot.group}>
        <b className={slot.strong}>{account ?? '…'}</b>
        <small className={slot.note}>{mark}</small>
      </div>
    </Person>
  );
}
