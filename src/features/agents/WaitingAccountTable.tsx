import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Button } from '@/ui/actions/Button';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { Inline } from '@/ui/layout/Inline';
import { UserPlusIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { useRatesText } from './useRatesText';

export type WaitingAccount = Value<'waitingAccounts'>['list'][number];

/** Never a word a line where the table is narrow: it scrolls then. */
const Rates = styled('span')({
  display: 'block',
  minWidth: 150,
  [media.phone]: { display: 'inline' },
});
const Acts = styled(Inline)({ [media.desktop]: { flexWrap: 'nowrap' } });

interface WaitingAccountTableProps {
  accounts: readonly WaitingAccount[];
  onRenew: (account: WaitingAccount) => void;
  onWithdraw: (account: WaitingAccount) => void;
}

/** Opened accounts that wait for their owners, each with until when its link works (AGENT-12). */
export function WaitingAccountTable({ accounts, onRenew, onWithdraw }: WaitingAccountTableProps) {
  const { t } = useTranslation('agents');
  const { client, boot } = useSite();
  const ratesText = useRatesText();
  const time = (iso: string) => formatTime(iso, 'sentence', boot.brand.timeZone);
  const now = client.clock.now();
  const columns: readonly TableColumn<WaitingAccount>[] = [
    { id: 'account', label: t('downlines.account'), render: ({ account }) => account },
    { id: 'nickname', label: t('open.nickname'), render: ({ nickname }) => nickname },
    { id: 'kind', label: t('downlines.role'), render: ({ kind }) => t(`downlines.roles.${kind}`) },
    { id: 'rates', label: t('rates.legend'), render: ({ rates }) => <Rates>{ratesText(rates)}</Rates> },
    {
      id: 'link',
      label: t('open.link'),
      render: ({ expiresAt }) =>
        Date.parse(expiresAt) > now ? (
          t('open.until', { time: time(expiresAt) })
        ) : (
          <StatusLabel tone="warning">{t('open.expired')}</StatusLabel>
        ),
    },
    {
      id: 'acts',
      label: t('links.acts'),
      render: (row) => (
        <Acts spacing={1}>
          <Button
            size="small"
            aria-label={t('open.renewOf', { account: row.account })}
            onClick={() => onRenew(row)}
          >
            {t('open.renew')}
          </Button>
          <Button
            size="small"
            variant="text"
            aria-label={t('open.withdrawOf', { account: row.account })}
            onClick={() => onWithdraw(row)}
          >
            {t('open.withdraw')}
          </Button>
        </Acts>
      ),
    },
  ];
  return (
    <ContractTable
      caption={t('open.caption')}
      columns={columns}
      rows={accounts}
      keyOf={({ id }) => id}
      nothing={<EmptyState plain icon={<UserPlusIcon fontSize={30} />} title={t('open.none')} />}
    />
  );
}
