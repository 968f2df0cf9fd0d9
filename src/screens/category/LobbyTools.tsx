import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameSorts, gameTags, type slotCategories } from '#contract/constants';
import { space } from '#theme/space';
import type { LobbyFilter } from '@/domain/lobbyFilter';
import { Chip } from '@/ui/actions/Chip';
import { Field } from '@/ui/fields/Field';
import { IconButton } from '@/ui/actions/IconButton';
import { FunnelSimpleIcon, MagnifyingGlassIcon, XCircleFillIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Select } from '@/ui/fields/Select';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useChosenInView } from '@/ui/hooks/useChosenInView';
import { LobbyFilters, type FilterChoices } from './LobbyFilters';
import { useTypedText } from '@/data/core/useTypedText';

const slot = ownClasses('LobbyTools', ['chips', 'find', 'sort']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '264px auto minmax(0, 1fr) 190px',
  alignItems: 'center',
  gap: space(2, 2.5),
  [`& .${slot.chips}`]: {
    display: 'flex',
    gap: space(2),
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '4px',
    // Fades where more chips follow.
    maskImage: 'linear-gradient(90deg, black calc(100% - 36px), transparent)',
    paddingRight: 36,
  },
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto 190px',
    [`& .${slot.chips}`]: { gridColumn: '1 / -1', gridRow: 2 },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The order stands in the panel of filters.
    [`& .${slot.sort}`]: { display: 'none' },
    [`& .${slot.chips}`]: { marginInline: space(-3.5), padding: '3px 36px 3px 14px' },
  },
});

export interface LobbyToolsProps {
  filter: LobbyFilter;
  /** Sub-categories that have games (GAME-03). */
  classifies: readonly (typeof slotCategories)[number][];
  choices: FilterChoices;
  vendors: readonly { value: string; label: string }[];
  onChange: (by: { readonly [Name in keyof LobbyFilter]?: LobbyFilter[Name] | undefined }) => void;
  onSearch: (text: string) => void;
}

/** Search while typing, sub-categories and marks as chips, the sort order, and a button for further filters (GAME-02). */
export function LobbyTools({ filter, classifies, choices, vendors, onChange, onSearch }: LobbyToolsProps) {
  const { t } = useTranslation('games');
  const [open, setOpen] = useState(false);
  const { text, setText } = useTypedText(filter.gameName ?? '', onSearch);
  const { gameClassify, tag, sort = 'popular' } = filter;
  // In slots, jackpots are a sub-category; in other categories they are a mark.
  const tags = gameTags.filter((one) => one !== 'jackpot' || !classifies.includes('JP'));
  const chips = useChosenInView<HTMLDivElement>(gameClassify ?? tag);
  const advanced = [filter.minBet, filter.minLineNum].filter((one) => one !== undefined).length;
  return (
    <Root role="search" aria-label={t('search')}>
      <div className={slot.find}>
        <Field
          label={t('search')}
          labelHidden
          name="gameName"
          type="search"
          inputMode="search"
          autoComplete="off"
          maxLength={64}
          placeholder={t('searchHint')}
          value={text}
          onChange={setText}
          startAdornment={<MagnifyingGlassIcon fontSize={20} />}
          endAdornment={
            text !== '' && (
              <IconButton label={t('searchClear')} onClick={() => setText('')}>
                <XCircleFillIcon fontSize={18} />
              </IconButton>
            )
          }
        />
      </div>
      <Chip selected={advanced > 0} onClick={() => setOpen(true)}>
        <FunnelSimpleIcon fontSize={18} />
        {advanced > 0 ? t('filters.count', { count: advanced }) : t('filters.open')}
      </Chip>
      <div className={slot.chips} role="group" aria-label={t('kinds')} ref={chips}>
        <Chip
          selected={gameClassify === undefined && tag === undefined}
          onClick={() => onChange({ gameClassify: undefined, tag: undefined })}
        >
          {t('all')}
        </Chip>
        {classifies.map((code) => (
          <Chip
            key={code}
            selected={gameClassify === code}
            onClick={() => onChange({ gameClassify: gameClassify === code ? undefined : code })}
          >
            {t(`classify.${code}`)}
          </Chip>
        ))}
        {tags.map((code) => (
          <Chip
            key={code}
            selected={tag === code}
            onClick={() => onChange({ tag: tag === code ? undefined : code })}
          >
            {t(`tag.${code}`)}
          </Chip>
        ))}
      </div>
      <div className={slot.sort}>
        <Select
          label={t('sort.label')}
          labelHidden
          name="sort"
          value={sort}
          options={gameSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(chosen) => onChange({ sort: chosen === 'popular' ? undefined : chosen })}
        />
      </div>
      <LobbyFilters
        vendors={vendors}
        open={open}
        filter={filter}
        choices={choices}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </Root>
  );
}
