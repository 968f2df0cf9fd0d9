import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { CaretDownIcon, MegaphoneFillIcon } from './icons';
import { media } from './media';
import { Pagination, type PaginationProps } from './Pagination';
import { focusRing, panel } from './styleParts';

/** Notices on one page (spec §9). */
const noticesPerPage = 8;

const Root = styled('div', { name: 'MarqueeNoticeList', slot: 'Root' })({
  '& ul': { ...panel, margin: '0 0 16px', padding: 0, listStyle: 'none', overflow: 'hidden' },
  '& li + li': { borderTop: `1px solid ${vars.line.subtle}` },
  '& h2': { margin: 0, padding: 0, font: 'inherit' },
  '& li button': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    minHeight: 56,
    padding: '8px 18px',
    border: 0,
    background: 'none',
    color: vars.text.primary,
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& > svg:first-of-type': { color: vars.accent.text },
    '& > svg:last-child': { color: vars.text.muted, transition: `transform ${duration.base}` },
    '& small': { fontSize: 12, fontWeight: 400, color: vars.text.muted, whiteSpace: 'nowrap' },
    '&:hover': { backgroundColor: vars.surface.overlay },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&[aria-expanded=true] > svg:last-child': { transform: 'rotate(180deg)' },
    // The time goes below the title, which keeps the width.
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: 10,
      rowGap: 2,
      padding: '10px 14px',
      '& > svg': { gridRow: '1 / span 2' },
      '& > small': { gridArea: '2 / 2' },
      '& > svg:last-child': { gridColumn: 3 },
    },
  },
  '& .content': { padding: '0 18px 18px 50px', color: vars.text.secondary },
});

export interface ListedNotice {
  id: string;
  title: string;
  /** Written out: "20:45 20/11/2026". */
  time?: string;
}

interface NoticeListProps {
  items: readonly ListedNotice[];
  page: number;
  onPage: (page: number) => void;
  /** The open one; null for none. */
  open: string | null;
  onOpen: (id: string | null) => void;
  renderContent: (id: string) => ReactNode;
  labels: PaginationProps['labels'];
}

/** Notices that open in place, eight to a page (MOD-04). */
export function NoticeList({ items, page, onPage, open, onOpen, renderContent, labels }: NoticeListProps) {
  const first = (page - 1) * noticesPerPage;
  return (
    <Root>
      <ul>
        {items.slice(first, first + noticesPerPage).map(({ id, title, time }) => (
          <li key={id}>
            <h2>
              <button
                type="button"
                aria-expanded={open === id}
                aria-controls={open === id ? `notice-${id}` : undefined}
                onClick={() => onOpen(open === id ? null : id)}
              >
                <MegaphoneFillIcon fontSize={20} />
                <span>{title}</span>
                <small>{time}</small>
                <CaretDownIcon fontSize={16} />
              </button>
            </h2>
            {open === id && (
              <div className="content" id={`notice-${id}`}>
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
    </Root>
  );
}
