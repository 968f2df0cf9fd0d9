import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberPageName } from '@/config/memberPages';
import { MemberPicture } from '@/features/member-area/MemberPicture';
import { CentrePerson } from '@/shared/CentrePerson';
import { Centre } from '@/ui/layout/Centre';
import type { CentreGroup } from '@/ui/layout/CentreMenu';

interface MemberCentreViewProps {
  page: MemberPageName;
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
        <CentrePerson account={account} mark={mark}>
          <MemberPicture />
        </CentrePerson>
      }
    >
      {children}
    </Centre>
  );
}
