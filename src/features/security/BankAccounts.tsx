import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useBankAccounts } from '@/data/resources/useBankAccounts';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { IconButton } from '@/ui/actions/IconButton';
import { BankIcon, CoinsIcon, TrashIcon } from '@/ui/media/icons';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('BankAccounts', ['row', 'group', 'strong', 'note']);

const List = styled('ul')({
  display: 'grid',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(3),
    padding: space(3),
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
  },
  [`& .${slot.group}`]: { flex: 1, minWidth: 150 },
  [`& .${slot.strong}`]: { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  [`& .${slot.note}`]: { color: vars.text.secondary },
});

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** Bank accounts and crypto addresses for withdrawals; a new one shows from when it can be used (MEM-02, MEM-05). */
export function BankAccounts() {
  const { remove, ...accounts } = useBankAccounts();
  return (
    <Loaded of={accounts} skeleton={<TextSkeleton lines={4} />}>
      {(value) => <BankAccountList accounts={value} onRemove={(id) => void remove(id)} />}
    </Loaded>
  );
}

interface BankAccountListProps {
  accounts: Value<'bankAccounts'>;
  onRemove: (id: string) => void;
}

function BankAccountList({ accounts: { list, most, networks }, onRemove }: BankAccountListProps) {
  const { t } = useTranslation('security');
  const { boot, client } = useSite();
  const modal = useModalAddress();
  const now = client.clock.now();
  return (
    <TitledPanel
      title={t('banks.title')}
      end={
        <Ways>
          <Button size="small" tone="primary" href={modal('bankAccount')} disabled={list.length >= most}>
            {t('banks.add')}
          </Button>
          {networks.length > 0 && (
            <Button size="small" href={modal('receivingAddress')} disabled={list.length >= most}>
              {t('addresses.add')}
            </Button>
          )}
        </Ways>
      }
    >
      {list.length === 0 ? (
        <EmptyState plain icon={<BankIcon fontSize={30} />} title={t('banks.none')} />
      ) : (
        <List>
          {list.map(({ id, kind, bankName, number, ownerName, usableAt }) => (
            <li className={slot.row} key={id}>
              {kind === 'crypto' ? <CoinsIcon fontSize={24} /> : <BankIcon fontSize={24} />}
              <div className={slot.group}>
                <b className={slot.strong}>{bankName}</b>
                <small className={slot.note}>{kind === 'crypto' ? number : `${number}, ${ownerName}`}</small>
              </div>
              {Date.parse(usableAt) > now && (
                <StatusLabel tone="warning">
                  {t('banks.from', { time: formatTime(usableAt, 'sentence', boot.brand.timeZone) })}
                </StatusLabel>
              )}
              <IconButton label={t('banks.remove', { number })} onClick={() => onRemove(id)}>
                <TrashIcon fontSize={18} />
              </IconButton>
            </li>
          ))}
        </List>
      )}
    </TitledPanel>
  );
}
