import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, SyntheticEvent } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { CaretLeftIcon, CaretRightIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { pageList } from './pageList';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const paginationClasses = slotClasses('MarqueePagination', ['root', 'item', 'gap']);

const PaginationRoot = styled('nav', {
  name: 'MarqueePagination',
  slot: 'Root',
  overridesResolver: innerSlots(paginationClasses),
})<{ ownerState: PaginationProps }>({
  ...tabular,
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space(1.5),
  [`& .${paginationClasses.item}`]: {
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
    '&:hover:enabled': { backgroundColor: vars.surface.overlay },
    '&[aria-current]': { backgroundColor: vars.primary.soft, color: vars.primary.text },
    '&:disabled': { color: vars.text.muted, opacity: 0.5, cursor: 'default' },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
    [media.phone]: { minWidth: 44, height: 44 },
  },
  [`& .${paginationClasses.gap}`]: { alignSelf: 'center', color: vars.text.muted },
});

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'onChange' | 'children'> {
  /** Page number, starting at 1. */
  page: number;
  /** Number of pages. */
  count: number;
  onChange: (page: number, event: SyntheticEvent) => void;
  labels: { region: string; previous: string; next: string; page: (page: number) => string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueePagination: PaginationProps;
  }
}

/** Links to the pages of a list; renders nothing if there is only one page. */
export function Pagination(given: PaginationProps) {
  const props = useThemeProps({ props: given, name: 'MarqueePagination' });
  const { page, count, onChange, labels, className, ...rest } = props;
  if (count <= 1) return null;
  const leadsTo = (target: number) => ({
    type: 'button' as const,
    className: paginationClasses.item,
    onClick: (event: SyntheticEvent) => onChange(target, event),
  });
  return (
    <PaginationRoot
      aria-label={labels.region}
      {...rest}
      className={withClass(paginationClasses.root, className)}
      ownerState={props}
    >
      <button {...leadsTo(page - 1)} aria-label={labels.previous} disabled={page <= 1}>
        <CaretLeftIcon fontSize={16} />
      </button>
      {pageList(page, count).map((entry, index) =>
        entry === null ? (
          <span key={`gap-${index}`} className={paginationClasses.gap}>
            …
          </span>
        ) : (
          <button
            key={entry}
            {...leadsTo(entry)}
            aria-label={labels.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </button>
        ),
      )}
      <button {...leadsTo(page + 1)} aria-label={labels.next} disabled={page >= count}>
        <CaretRightIcon fontSize={16} />
      </button>
    </PaginationRoot>
  );
}
