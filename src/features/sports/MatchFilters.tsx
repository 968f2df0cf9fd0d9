import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { oddsFormats, type OddsFormat } from '#contract/sports';
import { space } from '#theme/space';
import { matchFilters, type MatchFilter } from '@/domain/matchFilter';
import { Chip } from '@/ui/actions/Chip';
import { Select } from '@/ui/fields/Select';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('MatchFilters', ['chips', 'format']);

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space(2),
  [`& .${slot.chips}`]: { display: 'flex', gap: space(2), overflowX: 'auto', scrollbarWidth: 'none' },
  [`& .${slot.chips} > *`]: { flex: 'none' },
  [`& .${slot.format}`]: { flex: '0 1 140px', minWidth: 0 },
  // On a phone the filters scroll beside the odds format.
  [media.phone]: {
    flexWrap: 'nowrap',
    alignItems: 'center',
    [`& .${slot.chips}`]: { flex: 1, minWidth: 0, padding: '4px 0' },
    [`& .${slot.format}`]: { flex: '0 0 140px' },
  },
});

interface MatchFiltersProps {
  filter: MatchFilter;
  /** Number of matches per filter, for filters that show one. */
  counts: Partial<Record<MatchFilter, number>>;
  onFilter: (filter: MatchFilter) => void;
  format: OddsFormat;
  onFormat: (format: OddsFormat) => void;
}

/** Filters of the match list, and the odds format. */
export function MatchFilters(props: MatchFiltersProps) {
  const { filter, counts, onFilter, format, onFormat } = props;
  const { t } = useTranslation('sports');
  return (
    <Root>
      <div className={slot.chips} role="group" aria-label={t('filter')}>
        {matchFilters.map((one) => (
          <Chip key={one} selected={one === filter} onClick={() => onFilter(one)}>
            {t(`filters.${one}`)}
            {counts[one] !== undefined && ` ${counts[one]}`}
          </Chip>
        ))}
      </div>
      <div className={slot.format}>
        <Select
          label={t('format')}
          labelHidden
          name="oddsFormat"
          value={format}
          options={oddsFormats.map((one) => ({ value: one, label: t(`formats.${one}`) }))}
          onChange={onFormat}
        />
      </div>
    </Root>
  );
}
