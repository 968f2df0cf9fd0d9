import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { CaretLeftIcon, CaretRightIcon } from './icons';
import { media } from './media';
import { pageList } from './pageList';
import { focusRing, tabular } from './styleParts';

const Root = styled('nav', { name: 'MarqueePagination', slot: 'Root' })({
  ...tabular,
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: 6,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 36,
    height: 36,
    padding: '0 6px',
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: vars.text.secondary,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover:not(:disabled)': { backgroundColor: vars.surface.overlay },
    '&[aria-current]': { backgroundColor: vars.primary.soft, color: vars.primary.text },
    '&:disabled': { color: vars.text.muted, opacity: 0.5, cursor: 'default' },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
    [media.phone]: { minWidth: 44, height: 44 },
  },
  '& span': { alignSelf: 'center', color: vars.text.muted },
});

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: { region: string; previous: string; next: string; page: (page: number) => string };
}

/** Nothing at all where one page holds everything. */
export function Pagination({ page, pages, onPage, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <Root aria-label={labels.region}>
      <button
        type="button"
        aria-label={labels.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <CaretLeftIcon fontSize={16} />
      </button>
      {pageList(page, pages).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <button
            key={entry}
            type="button"
            aria-label={labels.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <button
        type="button"
        aria-label={labels.next}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <CaretRightIcon fontSize={16} />
      </button>
    </Root>
  );
}
