import { styled } from '@mui/material/styles';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { gameCardClasses } from '@/ui/gaming/gameCardClasses';
import { IconButton } from '@/ui/actions/IconButton';
import { ClockCounterClockwiseIcon, MagnifyingGlassIcon, XCircleFillIcon, XIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { moveInGrid } from '@/ui/hooks/moveInGrid';
import { display, focusRing, forcedBox } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { FoundGroup, FoundPlace } from './FoundPlace';
import { optionId, SearchOptions } from './SearchOptions';
import { useActiveOption } from './useActiveOption';

const slot = ownClasses('SearchView', [
  'form',
  'label',
  'input',
  'columns',
  'recent',
  'head',
  'subtitle',
  'list',
  'row',
  'word',
  'text',
  'icon',
  'search',
  'places',
  'found',
]);

const Root = styled('div')({
  [`& .${slot.form}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    [`& .${slot.label}`]: {
      display: 'flex',
      alignItems: 'center',
      gap: space(3),
      flex: 1,
      minWidth: 0,
      height: 60,
      padding: '0 18px',
      borderRadius: vars.radius.md,
      backgroundColor: vars.surface.field,
      boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
      color: vars.text.muted,
      ...forcedBox,
    },
    [`& .${slot.input}`]: {
      flex: 1,
      minWidth: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      color: vars.text.primary,
      font: 'inherit',
      fontSize: textSize.title,
      '&::placeholder': { color: vars.text.muted, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    [media.phone]: {
      gap: space(2),
      [`& .${slot.label}`]: { height: 50, padding: '0 12px' },
      [`& .${slot.input}`]: { fontSize: textSize.subtitle },
    },
  },
  [`& .${slot.columns}`]: {
    display: 'grid',
    gridTemplateColumns: `${layout.sidebar - 44}px minmax(0, 1fr)`,
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: space(6, 9),
    marginTop: space(5.5),
    [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', gap: space(7) },
    [media.phone]: { marginTop: space(4) },
  },
  [`& .${slot.places}`]: { gridColumn: 1 },
  [`& .${slot.found}`]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    minWidth: 0,
    [media.tabletDown]: { gridColumn: 1, gridRow: 'auto' },
  },
  // Without a column of their own the recent searches come after the results.
  [`& .${slot.recent}`]: {
    gridColumn: 1,
    [media.tabletDown]: { order: 1 },
    [`& .${slot.head}`]: { display: 'flex', alignItems: 'center', minHeight: 32, marginBottom: space(1.5) },
    [`& .${slot.subtitle}`]: { ...display(15, 22), margin: 0, flex: 1 },
    [`& .${slot.list}`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: space(7),
      margin: 0,
      padding: 0,
      listStyle: 'none',
      [media.tabletDown]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' },
    },
    [`& .${slot.row}`]: {
      display: 'flex',
      alignItems: 'center',
      // The place to press of the cross is larger than the cross.
      gap: space(2),
      borderBottom: `1px solid ${vars.line.subtle}`,
    },
    [`& .${slot.word}`]: {
      display: 'flex',
      alignItems: 'center',
      gap: space(2.5),
      flex: 1,
      minWidth: 0,
      minHeight: 44,
      padding: 0,
      border: 0,
      background: 'none',
      color: vars.text.secondary,
      font: 'inherit',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      [`& .${slot.icon}`]: { flex: 'none', color: vars.text.muted },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    },
    [`& .${slot.text}`]: { margin: space(2, 0), color: vars.text.muted, fontSize: textSize.meta },
  },
});

interface SearchViewProps {
  text: string;
  onText: (text: string) => void;
  onEnter: () => void;
  onClose: () => void;
  recent: readonly string[];
  onRecent: (text: string) => void;
  onForget: (text: string) => void;
  onForgetAll: () => void;
  /** What the search found beside games. */
  groups: readonly FoundGroup[];
  onOpen: (place: FoundPlace) => void;
  /** The games found. */
  children: ReactNode;
}

const focusFirstGame = (field: HTMLElement): void =>
  field
    .closest(`.${slot.search}`)
    ?.querySelector<HTMLElement>(`.${slot.found} .${gameCardClasses.play}`)
    ?.focus();

/**
 * A large search field, recent searches, and results. In the field arrow keys choose a place that was found, and Enter
 * opens it; after the last place Arrow Down moves the focus to the games, within which arrow keys move on.
 */
export function SearchView(props: SearchViewProps) {
  const { text, onText, onEnter, onClose, recent, onRecent, onForget, onForgetAll } = props;
  const { groups, onOpen, children } = props;
  const { t } = useTranslation(['games', 'common']);
  const listId = useId();
  const places = groups.flatMap((group) => group.places);
  const { active, move, leave } = useActiveOption(places.map(({ id }) => id));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const reached = places.find(({ id }) => id === active);
    if (event.key === 'Enter' && reached) {
      event.preventDefault();
      onOpen(reached);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const moved = move(event.key === 'ArrowDown' ? 1 : -1);
    if (!moved) focusFirstGame(event.currentTarget);
  };
  return (
    <Root className={slot.search}>
      <form
        className={slot.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <label className={slot.label}>
          <MagnifyingGlassIcon className={slot.icon} fontSize={24} />
          <input
            className={slot.input}
            autoFocus
            type="search"
            inputMode="search"
            autoComplete="off"
            maxLength={64}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={places.length > 0}
            aria-controls={places.length > 0 ? listId : undefined}
            aria-activedescendant={active && optionId(listId, active)}
            aria-label={t('search')}
            placeholder={t('finder.hint')}
            value={text}
            onChange={({ target }) => {
              leave();
              onText(target.value);
            }}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <IconButton label={t('searchClear')} onClick={() => onText('')}>
              <XCircleFillIcon className={slot.icon} fontSize={20} />
            </IconButton>
          )}
        </label>
        <Button variant="text" onClick={onClose}>
          {t('common:close')}
        </Button>
      </form>
      <div className={slot.columns}>
        {places.length > 0 && (
          <div className={slot.places}>
            <SearchOptions id={listId} groups={groups} active={active} text={text} onOpen={onOpen} />
          </div>
        )}
        <aside className={slot.recent} aria-label={t('recentSearches')}>
          <header className={slot.head}>
            <h3 className={slot.subtitle}>{t('recentSearches')}</h3>
            {recent.length > 0 && (
              <Button variant="text" size="small" onClick={onForgetAll}>
                {t('forgetAll')}
              </Button>
            )}
          </header>
          {recent.length === 0 && <p className={slot.text}>{t('recentSearchesNone')}</p>}
          <ul className={slot.list}>
            {recent.map((words) => (
              <li className={slot.row} key={words}>
                <button type="button" className={slot.word} onClick={() => onRecent(words)}>
                  <ClockCounterClockwiseIcon className={slot.icon} fontSize={18} />
                  {words}
                </button>
                <IconButton label={t('forget', { text: words })} onClick={() => onForget(words)}>
                  <XIcon className={slot.icon} fontSize={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        </aside>
        <div className={slot.found} onKeyDown={(event) => moveInGrid(event, `.${gameCardClasses.play}`)}>
          {children}
        </div>
      </div>
    </Root>
  );
}
