import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { BuiltMemberPage } from '@/config/memberPages';
import { MemberPicture } from '@/features/member-area/MemberPicture';
import { Centre } from '@/ui/layout/Centre';
import type { CentreGroup } from '@/ui/layout/CentreMenu';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('MemberCentreView', ['group', 'strong', 'note']);

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

interface MemberCentreViewProps {
  page: BuiltMemberPage;
  groups: readonly CentreGroup[];
  /** Undefined if the member's data has not loaded. */
  account: string | undefined;
  /** VIP level or type of the account. */
  mark: string;
  children: ReactNode;
  onClose: () => void;
}

/** The member centre: its menu with the account's name, and the open page. */
export function MemberCentreView({ page, groups, account, mark, children, onClose }: MemberCentreViewProps) {
  const { t } = useTranslation('centre');
  const title =
    groups.flatMap(({ items }) => items).find(({ id }) => id === page)?.label ?? t(`page.${page}`);
  return (
    <Centre
      name={t('name')}
      title={title}
      groups={groups}
      labels={{ menu: t('menu'), close: t('close') }}
      onClose={onClose}
      person={
        <Person>
          <MemberPicture />
          <div className={slot.group}>
            <b className={slot.strong}>{account ?? '…'}</b>
            <small className={slot.note}>{mark}</small>
          </div>
        </Person>
      }
    >
      {children}
    </Centre>
  );
}
