import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '@/ui/hooks/anchor';
import { CaretRightIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { display, ellipsis, focusRing } from '@/ui/styles/styleParts';
import { VendorPicture } from '@/ui/media/VendorPicture';
import { ownClasses } from '@/ui/styles/ownClasses';
import { HighlightedName } from './HighlightedName';
import type { Place } from './useFoundVendors';

const slot = ownClasses('FoundVendors', ['place', 'subtitle', 'list', 'strong', 'words', 'note', 'picture']);

const Root = styled('section')({
  [`& .${slot.subtitle}`]: { ...display(15, 22), margin: space(6, 0, 2) },
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space(6),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [`& .${slot.place}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: 60,
    borderTop: `1px solid ${vars.line.subtle}`,
    color: vars.text.primary,
    textDecoration: 'none',
    [`&:hover .${slot.strong}`]: { textDecoration: 'underline' },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [`& .${slot.picture}`]: { width: 32, height: 32, objectFit: 'contain' },
  [`& .${slot.words}`]: { flex: 1, minWidth: 0 },
  [`& .${slot.strong}`]: { ...ellipsis, display: 'block', fontSize: textSize.body, fontWeight: 600 },
  [`& .${slot.note}`]: { color: vars.text.muted, fontSize: textSize.note },
});

/** Providers that match the search, each with its category. */
export function FoundVendors({ places, text }: { places: readonly Place[]; text: string }) {
  const { t } = useTranslation('games');
  if (places.length === 0) return null;
  return (
    <Root aria-label={t('vendors')}>
      <h3 className={slot.subtitle}>{t('vendors')}</h3>
      <ul className={slot.list}>
        {places.map(({ id, name, note, href, picture }) => {
          const { component: Part, ...address } = anchor(href);
          return (
            <li key={id}>
              <Part {...address} className={slot.place}>
                {picture && <VendorPicture className={slot.picture} sources={picture} size={32} />}
                <span className={slot.words}>
                  <b className={slot.strong}>
                    <HighlightedName name={name} text={text} />
                  </b>
                  <small className={slot.note}>{note}</small>
                </span>
                <CaretRightIcon fontSize={16} />
              </Part>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
