import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';
import { Pagination } from '@/ui/actions/Pagination';
import { ellipsis, focusRing, hidden, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { announcementClasses } from './AnnouncementRoot';
import type { PopupEntry } from './usePopupEntries';

const slot = ownClasses('AnnouncementList', ['text', 'note', 'listUl', 'row', 'action', 'words']);

const Root = styled('nav')({
  [`& > .${slot.text}`]: {
    display: 'flex',
    justifyContent: 'space-between',
    margin: space(0, 2.5, 2.5),
    fontWeight: 600,
  },
  [`& > .${slot.text} .${slot.note}`]: {
    ...tabular,
    fontWeight: 400,
    fontSize: textSize.meta,
    color: vars.text.secondary,
  },
  [`& .${slot.listUl}`]: { flex: 1, margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.row} .${slot.action}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    width: '100%',
    minHeight: 43,
    padding: '0 10px',
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: vars.text.secondary,
    font: 'inherit',
    fontSize: textSize.meta,
    fontWeight: 600,
    textAlign: 'left',
    cursor: 'pointer',
    [`& .${slot.words}`]: { ...ellipsis, flex: 1, minWidth: 0 },
    '&[aria-current]': { backgroundColor: vars.primary.soft, color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [media.phone]: {
    [`& > .${slot.text}`]: { display: 'none' },
    [`& .${slot.listUl}`]: { display: 'flex', justifyContent: 'center' },
    // It looks like a small dot, but its touch target is 32 × 44 px.
    [`& .${slot.row} .${slot.action}`]: {
      justifyContent: 'center',
      width: 'auto',
      minWidth: 32,
      minHeight: 44,
      padding: 0,
      [`& .${slot.words}`]: hidden,
      '&::before': {
        content: '""',
        width: 8,
        height: 8,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.line.control,
      },
      '&[aria-current]': {
        background: 'none',
        '&::before': { width: 22, backgroundColor: vars.primary.main },
      },
    },
  },
});

interface AnnouncementListProps {
  /** The popups of the current page. */
  items: readonly PopupEntry[];
  chosen: string;
  onChoose: (id: string) => void;
  /** Counted from 0. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Lists the titles of the popups, ten on each page. */
export function AnnouncementList({ items, chosen, onChoose, page, pages, onPage }: AnnouncementListProps) {
  const { t } = useTranslation(['popups', 'common']);
  return (
    <Root className={announcementClasses.list} aria-label={t('title')}>
      <p className={slot.text}>
        {t('title')}
        <small className={slot.note}>
          {t('place', { place: items.findIndex(({ id }) => id === chosen) + 1, count: items.length })}
        </small>
      </p>
      <ul className={slot.listUl}>
        {items.map(({ id, title }) => (
          <li className={slot.row} key={id}>
            <button
              className={slot.action}
              type="button"
              title={title}
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              <span className={slot.words}>{title}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          page={page + 1}
          count={pages}
          onChange={(to) => onPage(to - 1)}
          labels={{
            region: t('common:pages'),
            previous: t('common:previous'),
            next: t('common:next'),
            page: (number) => t('common:page', { page: number }),
          }}
        />
      )}
    </Root>
  );
}
