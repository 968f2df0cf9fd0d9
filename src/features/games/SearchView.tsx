import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
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
    alignItems: 'start',
    gap: space(9),
    marginTop: space(5.5),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(7), marginTop: space(4) },
  },
  // On a phone the results come before the recent searches.
  [`& .${slot.recent}`]: {
    [media.phone]: { order: 1 },
    [`& .${slot.head}`]: { display: 'flex', alignItems: 'center', minHeight: 32 },
    [`& .${slot.subtitle}`]: { ...display(15, 22), margin: 0, flex: 1 },
    [`& .${slot.list}`]: { margin: 0, padding: 0, listStyle: 'none' },
    [`& .${slot.row}`]: {
      display: 'flex',
      alignItems: 'center',
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
  /** The results. */
  children: ReactNode;
}

const focusFirstResult = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget
    .closest(`.${slot.search}`)
    ?.querySelector<HTMLElement>(`.${slot.found} .${gameCardClasses.play}`)
    ?.focus();
};

/**
 * A large search field, recent searches, and results. Arrow Down moves the focus to the results; arrow keys move
 * within them.
 */
export function SearchView(props: SearchViewProps) {
  const { text, onText, onEnter, onClose, recent, onRecent, onForget, onForgetAll, children } = props;
  const { t } = useTranslation(['games', 'common']);
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
            aria-label={t('search')}
            placeholder={t('searchHint')}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onKeyDown={focusFirstResult}
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
