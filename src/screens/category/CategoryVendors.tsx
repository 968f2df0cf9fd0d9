import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '@/ui/hooks/anchor';
import { media } from '@/ui/styles/media';
import { display, focusRing, forcedEdge, panel, tabular } from '@/ui/styles/styleParts';
import { SquaresFourIcon } from '@/ui/media/icons';
import { VendorPicture } from '@/ui/media/VendorPicture';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('CategoryVendors', [
  'root',
  'place',
  'title',
  'words',
  'list',
  'action',
  'name',
  'picture',
]);

const Root = styled('nav')({
  ...panel,
  padding: 12,
  minWidth: 0,
  [`& .${slot.title}`]: { ...display(15, 22), display: 'flex', margin: space(2, 2.5, 2.5) },
  [`& .${slot.title} .${slot.words}`]: { marginLeft: 'auto', color: vars.text.muted },
  [`& .${slot.list}`]: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: 'min(520px, calc(100vh - 110px))',
    overflowY: 'auto',
  },
  [`& .${slot.action}`]: {
    width: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  [`& .${slot.place}`]: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '4px 12px',
    borderRadius: vars.radius.sm,
    color: vars.text.secondary,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
    '&[aria-current]': { backgroundColor: vars.surface.selected, color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [`& .${slot.picture}`]: {
    flex: 'none',
    width: 28,
    height: 28,
    marginRight: space(3),
    objectFit: 'contain',
  },
  [`& .${slot.name}`]: { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: '20px' },
  // A visual count beside the name; screen readers get it from the label.
  [`& .${slot.place}[data-count]::after`]: {
    ...tabular,
    content: 'attr(data-count) / ""',
    marginLeft: space(2.5),
    color: vars.text.muted,
    fontSize: textSize.note,
    fontWeight: 400,
  },
  [media.belowDesktop]: {
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    [`& .${slot.title}`]: { display: 'none' },
    [`& .${slot.picture}, & .${slot.place}[data-count]::after`]: { display: 'none' },
    [`& .${slot.list}`]: {
      display: 'flex',
      gap: space(2),
      maxHeight: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [`& .${slot.place}`]: {
      width: 'auto',
      padding: '0 14px',
      whiteSpace: 'nowrap',
      backgroundColor: vars.surface.raised,
      boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
      ...forcedEdge,
      '&[aria-current]': {
        backgroundColor: vars.primary.soft,
        boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
        color: vars.primary.text,
      },
    },
  },
});

interface ListedVendor {
  code: string;
  name: string;
  href: string;
  /** Addresses of the vendor's picture, best first. */
  picture?: readonly string[];
  /** Number of games that the other filters leave; undefined until it has loaded. */
  count?: string;
}

export interface CategoryVendorsProps {
  vendors: readonly ListedVendor[];
  /** Code of the selected vendor; undefined for all. */
  chosen: string | undefined;
  allHref: string;
  allCount?: string;
}

/** A longer list would outweigh the games beside it. */
const shownAtFirst = 10;

const firstOf = (vendors: readonly ListedVendor[], chosen: string | undefined): ListedVendor[] =>
  vendors.filter(({ code }, place) => place < shownAtFirst || code === chosen);

/** The vendors of a category: a list beside the games, or a row of chips on narrow pages. */
export function CategoryVendors({ vendors, chosen, allHref, allCount }: CategoryVendorsProps) {
  const { t } = useTranslation('games');
  const [open, setOpen] = useState(false);
  const shown = open ? vendors : firstOf(vendors, chosen);
  const all = {
    code: undefined,
    name: t('all'),
    href: allHref,
    picture: undefined,
    count: allCount,
  };
  return (
    <Root className={slot.root} aria-label={t('vendors')}>
      <h2 className={slot.title}>
        {t('vendors')} <span className={slot.words}>{vendors.length}</span>
      </h2>
      <ul className={slot.list}>
        {[all, ...shown].map(({ code, name, href, picture, count }) => {
          const { component: Part, ...address } = anchor(href);
          return (
            <li key={code ?? ''}>
              <Part
                {...address}
                className={slot.place}
                aria-current={code === chosen ? 'true' : undefined}
                data-count={count}
              >
                {code === undefined && <SquaresFourIcon className={slot.picture} fontSize={28} />}
                {picture && <VendorPicture className={slot.picture} sources={picture} size={28} />}
                <span className={slot.name}>{name}</span>
              </Part>
            </li>
          );
        })}
        {vendors.length > shownAtFirst && (
          <li>
            <button
              className={`${slot.place} ${slot.action}`}
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {open ? t('vendorsFewer') : t('vendorsAll', { count: vendors.length })}
            </button>
          </li>
        )}
      </ul>
    </Root>
  );
}
