import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { downlineStates, type DownlineSort, type DownlineState } from '#contract/team';
import { space } from '#theme/space';
import { limits } from '@/config/limits';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useDownlines } from '@/data/resources/useAgentTeam';
import { Loaded } from '@/forms/Loaded';
import type { TableSort } from '@/ui/data-display/ContractTable';
import { Field } from '@/ui/fields/Field';
import { Select } from '@/ui/fields/Select';
import { MagnifyingGlassIcon } from '@/ui/media/icons';
import { DownlineTable } from './DownlineTable';

const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: space(3),
});

const ALL = 'all';

/** The whole line by account, narrowed by the beginning of an account and by state. */
export function DownlineList() {
  const { t } = useTranslation('agents');
  const [search, setSearch] = useHistoryState('downline search', '');
  const [state, setState] = useHistoryState<DownlineState | undefined>('downline state', undefined);
  const [sort, setSort] = useHistoryState<TableSort>('downline sort', {
    column: 'account',
    way: 'ascending',
  });
  const [page, setPage] = useHistoryState('downline page', 1);
  const asked = useDeferredValue(search.trim());
  const downlines = useDownlines({
    pageNo: String(page),
    pageSize: String(limits.recordsPerPage),
    sort: sort.column as DownlineSort,
    order: sort.way === 'ascending' ? 'asc' : 'desc',
    ...(asked !== '' && { search: asked }),
    ...(state && { state }),
  });
  const first = () => setPage(1);
  return (
    <>
      <Tools>
        <Field
          name="search"
          label={t('downlines.search')}
          value={search}
          autoComplete="off"
          startAdornment={<MagnifyingGlassIcon fontSize={20} />}
          onChange={(text) => {
            setSearch(text);
            first();
          }}
        />
        <Select
          name="state"
          label={t('downlines.state')}
          value={state ?? ALL}
          options={[
            { value: ALL, label: t('downlines.allStates') },
            ...downlineStates.map((one) => ({ value: one, label: t(`downlines.states.${one}`) })),
          ]}
          onChange={(chosen) => {
            setState(downlineStates.find((one) => one === chosen));
            first();
          }}
        />
      </Tools>
      <Loaded of={downlines} skeleton={<DownlineTable members={undefined} />}>
        {({ list, totalPages }) => (
          <DownlineTable
            members={list}
            narrowed={asked !== '' || state !== undefined}
            sort={sort}
            onSort={(next) => {
              setSort(next);
              first();
            }}
            page={{ page, count: totalPages, onChange: setPage }}
          />
        )}
      </Loaded>
    </>
  );
}
