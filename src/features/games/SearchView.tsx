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

const Root = styled('div')({
  '& form': {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    '& label': {
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
    '& input': {
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
      '& label': { height: 50, padding: '0 12px' },
      '& input': { fontSize: textSize.subtitle },
    },
  },
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: `${layout.sidebar - 44}px minmax(0, 1fr)`,
    alignItems: 'start',
    gap: space(9),
    marginTop: space(5.5),
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(7), marginTop: space(4) },
  },
  // On a phone what was found comes before what was searched for.
  '& .recent': {
    [media.phone]: { order: 1 },
    '& header': { display: 'flex', alignItems: 'center', minHeight: 32 },
    '& h3': { ...display(15, 22), margin: 0, flex: 1 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& li': { display: 'flex', alignItems: 'center', borderBottom: `1px solid ${vars.line.subtle}` },
    '& .word': {
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
      '& svg': { flex: 'none', color: vars.text.muted },
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    },
    '& p': { margin: space(2, 0), color: vars.text.muted, fontSize: textSize.meta },
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
  /** What was found. */
  children: ReactNode;
}

const focusFirstResult = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.currentTarget
    .closest('.search')
    ?.querySelector<HTMLElement>(`.found .${gameCardClasses.play}`)
    ?.focus();
};

/** A large field, what was searched for before, and what is found. Down goes to the results, arrows move in them. */
export function SearchView(props: SearchViewProps) {
  const { text, onText, onEnter, onClose, recent, onRecent, onForget, onForgetAll, children } = props;
  const { t } = useTranslation(['games', 'common']);
  return (
    <Root className="search">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <label>
          <MagnifyingGlassIcon fontSize={24} />
          <input
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
              <XCircleFillIcon fontSize={20} />
            </IconButton>
          )}
        </label>
        <Button variant="text" onClick={onClose}>
          {t('common:close')}
        </Button>
      </form>
      <div className="columns">
        <aside className="recent" aria-label={t('recentSearches')}>
          <header>
            <h3>{t('recentSearches')}</h3>
            {recent.length > 0 && (
              <Button variant="text" size="small" onClick={onForgetAll}>
                {t('forgetAll')}
              </Button>
            )}
          </header>
          {recent.length === 0 && <p>{t('recentSearchesNone')}</p>}
          <ul>
            {recent.map((words) => (
              <li key={words}>
                <button type="button" className="word" onClick={() => onRecent(words)}>
                  <ClockCounterClockwiseIcon fontSize={18} />
                  {words}
                </button>
                <IconButton label={t('forget', { text: words })} onClick={() => onForget(words)}>
                  <XIcon fontSize={16} />
                </IconButton>
              </li>
            ))}
          </ul>
        </aside>
        <div className="found" onKeyDown={(event) => moveInGrid(event, `.${gameCardClasses.play}`)}>
          {children}
        </div>
      </div>
    </Root>
  );
}
