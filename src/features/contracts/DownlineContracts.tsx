import { styled } from '@mui/material/styles';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/agentContracts';
import { highestRate } from '#contract/contractTiers';
import { space } from '#theme/space';
import { limits } from '@/config/limits';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useDownlineContracts, type Contract } from '@/data/resources/useContracts';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Loaded } from '@/forms/Loaded';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { usePaging } from '@/shared/usePaging';
import { Link } from '@/ui/actions/Link';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { Field } from '@/ui/fields/Field';
import { MagnifyingGlassIcon, NoteIcon } from '@/ui/media/icons';
import { plainTiers } from './offerForm';
import { useContractText } from './useContractText';

const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: space(3),
});

const states = ['running', 'offered'] as const;
type State = (typeof states)[number];

const stateOf = ({ running, offer, endRequest }: Contract) => {
  if (endRequest) return { tone: 'warning', words: 'endAsked' } as const;
  if (offer) return { tone: 'warning', words: 'waiting' } as const;
  return running
    ? ({ tone: 'success', words: 'runs' } as const)
    : ({ tone: 'neutral', words: 'noneRuns' } as const);
};

/** Contracts of a kind that the agent gives to direct downlines (AGENT-05). */
export function DownlineContracts({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('contracts');
  const [account, setAccount] = useHistoryState(`contracts search ${kind}`, '');
  const [state, setState] = useHistoryState<State | undefined>(`contracts state ${kind}`, undefined);
  const [page, setPage] = useHistoryState(`contracts page ${kind}`, 1);
  const asked = useDeferredValue(account.trim());
  const contracts = useDownlineContracts({
    kind,
    pageNo: String(page),
    pageSize: String(limits.recordsPerPage),
    ...(asked !== '' && { account: asked }),
    ...(state && { state }),
  });
  return (
    <>
      <Tools>
        <Field
          name="account"
          label={t('list.search')}
          value={account}
          autoComplete="off"
          maxLength={64}
          startAdornment={<MagnifyingGlassIcon fontSize={20} />}
          onChange={(typed) => {
            setAccount(typed);
            setPage(1);
          }}
        />
        <ChoiceFilter
          name="state"
          label={t('list.state')}
          all={t('list.allStates')}
          choices={states}
          labelOf={(one) => t(one === 'running' ? 'list.running' : 'list.offeredOnly')}
          value={state}
          onChoose={(chosen) => {
            setState(chosen);
            setPage(1);
          }}
        />
      </Tools>
      <Loaded of={contracts} skeleton={<Table kind={kind} contracts={undefined} />}>
        {({ list, totalPages }) => (
          <Table
            kind={kind}
            contracts={list}
            isNarrowed={asked !== '' || state !== undefined}
            page={page}
            count={totalPages}
            onPage={setPage}
          />
        )}
      </Loaded>
    </>
  );
}

interface TableProps {
  kind: ContractKind;
  /** Undefined until they have loaded. */
  contracts: readonly Contract[] | undefined;
  /** Whether a search or a state hides others. */
  isNarrowed?: boolean;
  page?: number;
  count?: number;
  onPage?: (page: number) => void;
}

function Table({ kind, contracts, isNarrowed = false, page = 1, count = 1, onPage }: TableProps) {
  const { t } = useTranslation('contracts');
  const text = useContractText();
  const modal = useModalAddress();
  const paging = usePaging(page, count, onPage ?? (() => undefined));
  const columns: readonly TableColumn<Contract>[] = [
    {
      id: 'account',
      label: t('list.account'),
      render: ({ id, other }) => <Link href={modal('contract', id)}>{text.other(other)}</Link>,
    },
    {
      id: 'rate',
      label: t('list.rate'),
      figures: true,
      render: ({ running, offer }) => {
        const terms = running ?? offer;
        return terms ? text.rate(highestRate(kind, plainTiers(kind, terms))) : '–';
      },
    },
    {
      id: 'period',
      label: t('period'),
      render: ({ running, offer }) => {
        const terms = running ?? offer;
        return terms ? t(`periods.${terms.period}`) : '–';
      },
    },
    {
      id: 'state',
      label: t('list.state'),
      render: (contract) => {
        const { tone, words } = stateOf(contract);
        return <StatusLabel tone={tone}>{t(`list.${words}`)}</StatusLabel>;
      },
    },
  ];
  return (
    <ContractTable
      caption={t('list.caption')}
      columns={columns}
      rows={contracts ?? []}
      keyOf={({ id }) => id}
      loading={contracts === undefined}
      nothing={
        <EmptyState
          plain
          icon={<NoteIcon fontSize={30} />}
          title={t(isNarrowed ? 'list.noMatch' : 'list.nobody')}
        />
      }
      paging={paging}
    />
  );
}
