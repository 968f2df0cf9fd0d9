import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { CaretDownIcon, MegaphoneFillIcon } from '../../ui/media/icons';
import { innerSlots } from '../../ui/styles/innerSlots';
import { media } from '../../ui/styles/media';
import { Pagination, type PaginationProps } from '../../ui/actions/Pagination';
import { slotClasses } from '../../ui/styles/slotClasses';
import { focusRing, forcedBorder, lines, panel } from '../../ui/styles/styleParts';
import { withClass } from '../../ui/styles/withClass';

/** Notices on one page (spec §9). */
const noticesPerPage = 8;

const noticeListClasses = slotClasses('MarqueeNoticeList', [
  'root',
  'list',
  'heading',
  'button',
  'icon',
  'lead',
  'time',
  'caret',
  'content',
]);

const { button, icon, lead, time: timeClass, caret } = noticeListClasses;

const NoticeListRoot = styled('div', {
  name: 'MarqueeNoticeList',
  slot: 'Root',
  overridesResolver: innerSlots(noticeListClasses),
})<{ ownerState: NoticeListProps }>({
  [`& .${noticeListClasses.list}`]: {
    ...panel,
    margin: space(0, 0, 4),
    padding: 0,
    listStyle: 'none',
    overflow: 'hidden',
    '& > * + *': { borderTop: `1px solid ${vars.line.subtle}` },
  },
  [`& .${noticeListClasses.heading}`]: { margin: 0, padding: 0, font: 'inherit' },
  [`& .${button}`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: space(0.5, 3),
    width: '100%',
    minHeight: 76,
    padding: '12px 18px',
    border: 0,
    background: 'none',
    color: vars.text.primary,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.surface.overlay },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [`& .${icon}`]: {
    ...forcedBorder,
    gridArea: '1 / 1 / span 2 / 1',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.accent.soft,
    color: vars.accent.text,
  },
  [`& .${lead}`]: {
    ...lines(1),
    gridArea: '2 / 2',
    fontSize: textSize.meta,
    lineHeight: '20px',
    fontWeight: 400,
    color: vars.text.secondary,
  },
  [`& .${caret}`]: {
    gridArea: '1 / 4 / span 2 / 4',
    color: vars.text.muted,
    transition: `transform ${duration.base}`,
  },
  [`& .${button}[aria-expanded=true] .${caret}`]: { transform: 'rotate(180deg)' },
  [`& .${timeClass}`]: {
    gridArea: '1 / 3 / span 2 / 3',
    fontSize: textSize.caption,
    fontWeight: 400,
    color: vars.text.muted,
    whiteSpace: 'nowrap',
  },
  [`& .${noticeListClasses.content}`]: { padding: '0 18px 18px 74px', color: vars.text.secondary },
  // The time moves below the title, so that the title keeps the full width.
  [media.phone]: {
    [`& .${button}`]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space(2.5),
      rowGap: space(0.5),
      padding: '10px 14px',
    },
    [`& :is(.${icon}, .${caret})`]: { gridRow: '1 / span 3' },
    [`& .${lead}`]: lines(2),
    [`& .${noticeListClasses.content}`]: { padding: '0 14px 16px' },
    [`& .${timeClass}`]: { gridArea: '3 / 2' },
    [`& .${caret}`]: { gridColumn: 3 },
  },
});

export interface ListedNotice {
  id: string;
  title: string;
  /** The formatted time: "20:45 20/11/2026". */
  time?: string;
  /** What it is about, as a sign. */
  icon?: ReactNode;
  /** How its text begins. */
  teaser?: string;
}

interface NoticeListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  items: readonly ListedNotice[];
  page: number;
  onPage: (page: number) => void;
  /** Id of the expanded notice; null for none. */
  open: string | null;
  onOpen: (id: string | null) => void;
  renderContent: (id: string) => ReactNode;
  labels: PaginationProps['labels'];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeNoticeList: NoticeListProps;
  }
}

/** A paged list of notices that expand in place, eight per page (MOD-04). */
export function NoticeList(given: NoticeListProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeNoticeList' });
  const { items, page, onPage, open, onOpen, renderContent, labels, className, ...rest } = props;
  const first = (page - 1) * noticesPerPage;
  return (
    <NoticeListRoot {...rest} className={withClass(noticeListClasses.root, className)} ownerState={props}>
      <ul className={noticeListClasses.list}>
        {items.slice(first, first + noticesPerPage).map(({ id, title, time, icon: sign, teaser }) => (
          <li key={id}>
            <h2 className={noticeListClasses.heading}>
              <button
                type="button"
                className={button}
                aria-expanded={open === id}
                aria-controls={open === id ? `notice-${id}` : undefined}
                onClick={() => onOpen(open === id ? null : id)}
              >
                <span className={icon}>{sign ?? <MegaphoneFillIcon fontSize={22} />}</span>
                <span>{title}</span>
                <small className={timeClass}>{time}</small>
                {teaser !== undefined && open !== id && <small className={lead}>{teaser}</small>}
                <CaretDownIcon className={caret} fontSize={16} />
              </button>
            </h2>
            {open === id && (
              <div className={noticeListClasses.content} id={`notice-${id}`}>
                {renderContent(id)}
              </div>
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        count={Math.ceil(items.length / noticesPerPage)}
        onChange={onPage}
        labels={labels}
      />
    </NoticeListRoot>
  );
}
