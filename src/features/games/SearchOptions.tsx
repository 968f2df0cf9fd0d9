import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { VendorPicture } from '@/ui/media/VendorPicture';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display } from '@/ui/styles/styleParts';
import type { FoundGroup, FoundPlace } from './FoundPlace';
import { HighlightedName } from './HighlightedName';

const slot = ownClasses('SearchOptions', ['group', 'title', 'option', 'picture', 'words', 'name', 'note']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [`& .${slot.title}`]: { ...display(15, 22), display: 'block', marginBottom: space(1) },
  [`& .${slot.option}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    minHeight: 44,
    padding: '2px 8px',
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    [media.hover]: { '&:hover': { backgroundColor: vars.surface.overlay } },
    '&[aria-selected=true]': {
      backgroundColor: vars.surface.selected,
      outline: `2px solid ${vars.focus.ring}`,
      outlineOffset: -2,
    },
  },
  [`& .${slot.picture}`]: { flex: 'none', width: 28, height: 28, objectFit: 'contain' },
  [`& .${slot.words}`]: { minWidth: 0 },
  [`& .${slot.name}`]: {
    display: 'block',
    overflowWrap: 'anywhere',
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
  },
  [`& .${slot.note}`]: {
    display: 'block',
    overflowWrap: 'anywhere',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
  },
});

/** Id of an option's element in the list box with this id. */
export const optionId = (listId: string, id: string): string => `${listId}-${id}`;

interface SearchOptionsProps {
  /** Id of the list box, which the field names. */
  id: string;
  groups: readonly FoundGroup[];
  /** The option that the keyboard has reached. */
  active: string | undefined;
  text: string;
  onOpen: (place: FoundPlace) => void;
}

/** Categories, providers, pages and offers that a search found, as a list box of its field. */
export function SearchOptions({ id: listId, groups, active, text, onOpen }: SearchOptionsProps) {
  const { t } = useTranslation('games');
  useEffect(() => {
    if (active !== undefined)
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  return (
    <Root role="listbox" id={listId} aria-label={t('finder.places')}>
      {groups.map(({ id, places }) => (
        <div key={id} className={slot.group} role="group" aria-labelledby={`${listId}-of-${id}`}>
          <span className={slot.title} id={`${listId}-of-${id}`}>
            {id === 'vendors' ? t('vendors') : t(`finder.group.${id}`)}
          </span>
          {places.map((place) => (
            // The keyboard stays in the field, which opens the option that it names.
            <div
              key={place.id}
              className={slot.option}
              role="option"
              id={optionId(listId, place.id)}
              aria-selected={place.id === active}
              onClick={() => onOpen(place)}
            >
              {place.picture && <VendorPicture className={slot.picture} sources={place.picture} size={28} />}
              <span className={slot.words}>
                <b className={slot.name}>
                  <HighlightedName name={place.name} text={text} />
                </b>
                {place.note !== undefined && <small className={slot.note}>{place.note}</small>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </Root>
  );
}
