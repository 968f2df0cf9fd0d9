import { useTranslation } from 'react-i18next';
import { gameSorts, type GameSort } from '#contract/constants';
import type { LobbyFilter } from '@/domain/lobbyFilter';
import { useMediaQuery } from '@/ui/hooks/useMediaQuery';
import { media } from '@/ui/styles/media';
import { Button } from '@/ui/actions/Button';
import { Drawer } from '@/ui/overlays/Drawer';
import { FormStack } from '@/ui/layout/FormStack';
import { Select } from '@/ui/fields/Select';

export interface FilterChoices {
  /** Stakes in minor units, with their labels. */
  stakes: readonly { value: string; label: string }[];
  lines: readonly string[];
}

interface LobbyFiltersProps {
  open: boolean;
  filter: LobbyFilter;
  choices: FilterChoices;
  vendors: readonly { value: string; label: string }[];
  onChange: (by: {
    minBet?: string | undefined;
    minLineNum?: string | undefined;
    vassalage?: string | undefined;
    sort?: GameSort | undefined;
  }) => void;
  onClose: () => void;
}

/** The address may have a value that is not offered; it stays selectable. */
const withChosen = (values: readonly string[], chosen: string | undefined) =>
  chosen === undefined || values.includes(chosen) ? values : [chosen, ...values];

/** Filters by stake and pay lines, on a phone also the order and the vendor; each applies at once, while the panel is still open. */
export function LobbyFilters({ open, filter, choices, vendors, onChange, onClose }: LobbyFiltersProps) {
  const { t } = useTranslation(['games', 'common']);
  const { minBet, minLineNum, vassalage, sort = 'popular' } = filter;
  const isPhone = useMediaQuery(media.phone.replace('@media ', ''));
  const stakeText = new Map(choices.stakes.map(({ value, label }) => [value, label]));
  const stakes = withChosen([...stakeText.keys()], minBet);
  return (
    <Drawer
      open={open}
      title={t('filters.open')}
      closeLabel={t('common:close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="primary" fullWidth onClick={onClose}>
            {t('filters.done')}
          </Button>
          <Button fullWidth onClick={() => onChange({ minBet: undefined, minLineNum: undefined })}>
            {t('filters.clear')}
          </Button>
        </>
      }
    >
      <FormStack>
        {isPhone && (
          <>
            <Select
              label={t('sort.label')}
              name="order"
              value={sort}
              options={gameSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
              onChange={(value) => onChange({ sort: value === 'popular' ? undefined : value })}
            />
            {vendors.length > 1 && (
              <Select
                label={t('vendors')}
                name="vassalage"
                value={vassalage ?? 'any'}
                options={[{ value: 'any', label: t('all') }, ...vendors]}
                onChange={(value) => onChange({ vassalage: value === 'any' ? undefined : value })}
              />
            )}
          </>
        )}
        <Select
          label={t('filters.stake')}
          helper={t('filters.stakeHint')}
          name="minBet"
          value={minBet ?? 'any'}
          options={[
            { value: 'any', label: t('filters.anyStake') },
            ...stakes.map((value) => ({
              value,
              label: t('filters.stakeOf', { amount: stakeText.get(value) ?? value }),
            })),
          ]}
          onChange={(value) => onChange({ minBet: value === 'any' ? undefined : value })}
        />
        <Select
          label={t('filters.lines')}
          name="minLineNum"
          value={minLineNum ?? 'any'}
          options={[
            { value: 'any', label: t('filters.anyLines') },
            ...withChosen(choices.lines, minLineNum).map((value) => ({
              value,
              label: t('filters.linesOf', { count: Number(value) }),
            })),
          ]}
          onChange={(value) => onChange({ minLineNum: value === 'any' ? undefined : value })}
        />
      </FormStack>
    </Drawer>
  );
}
