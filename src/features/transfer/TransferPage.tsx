import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Value } from '#contract/wireTypes';
import { walletParameter } from '@/config/centres';
import { CentreClose } from '@/data/session/centreClose';
import { useAction } from '@/data/core/useAction';
import { useAmounts } from '@/data/resources/useAmounts';
import { useMoneyCall } from '@/data/core/useMoneyCall';
import { useMerchantWallet } from '@/data/resources/useMerchantWallet';
import { useWallets, type Wallets } from '@/data/resources/useWallets';
import { FormRefusal } from '@/forms/FormRefusal';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { CashierColumns } from '@/ui/layout/CashierColumns';
import { CentrePage } from '@/ui/layout/CentrePage';
import { Note } from '@/ui/feedback/Note';
import { TransferForm } from './TransferForm';
import { UnresolvedCallNote } from '../../shared/UnresolvedCallNote';
import { WalletList } from './WalletList';

/** The wallets, transfers between them, and a button that collects all balances (MEM-03). */
export function TransferPage() {
  const { t } = useTranslation('cashier');
  const wallets = useWallets();
  const merchant = useMerchantWallet();
  const isSingle = merchant.value?.isSingle === 1;
  return (
    <CentrePage lead={merchant.value ? t(isSingle ? 'wallet.single' : 'wallet.lead') : ''}>
      <Loaded of={merchant} rows={7}>
        {() => (
          <Loaded of={wallets} rows={7}>
            {(loaded) => <Desk wallets={loaded} isSingle={isSingle} moved={wallets.moved} />}
          </Loaded>
        )}
      </Loaded>
    </CentrePage>
  );
}

type Moved = Value<'walletTransfer'>;

interface DeskProps {
  wallets: Wallets;
  /** Whether games play from the main wallet; balances left in vendor wallets can be collected. */
  isSingle: boolean;
  moved: (balance: Moved['balance']) => void;
}

function Desk({ wallets, isSingle, moved }: DeskProps) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const wanted = new URLSearchParams(useLocation().search).get(walletParameter);
  const close = use(CentreClose);
  const [last, setLast] = useState<Moved['moved']>();
  const { busy, failure, run, forget } = useAction();
  const done = (value: Moved) => {
    forget();
    setLast(value.moved);
    moved(value.balance);
  };
  const [found, setFound] = useState(0);
  const transfer = useMoneyCall('walletTransfer', (value) => {
    setFound(found + 1);
    done(value);
  });
  const collect = useMoneyCall('walletCollect', done);
  const filled = wallets.vendors.filter(({ balance }) => balance.amount !== '0');
  const collectAll = async (): Promise<void> => {
    await run(async () => {
      const result = await collect.send({});
      if (result.ok) done(result.value);
      return result;
    });
  };
  return (
    <CashierColumns>
      <div>
        {last && (
          <Note
            tone="success"
            alert
            action={
              wanted !== null &&
              close && (
                <Button size="small" tone="primary" onClick={close}>
                  {t('wallet.back')}
                </Button>
              )
            }
          >
            {t('wallet.moved', { amount: money.text(last) })}
          </Note>
        )}
        {!isSingle && (
          <TransferForm
            key={found}
            wallets={wallets}
            wanted={wanted}
            unresolved={transfer.unresolved}
            retrying={transfer.retrying}
            onAsk={transfer.ask}
            send={transfer.send}
            onDone={done}
          />
        )}
        {isSingle && (
          <Note tone="info" title={t('wallet.singleTitle')}>
            {t('wallet.singleText')}
          </Note>
        )}
      </div>
      <div>
        <WalletList wallets={wallets} />
        {collect.unresolved ? (
          <UnresolvedCallNote
            amount={t('wallet.everything')}
            retrying={collect.retrying}
            onAsk={collect.ask}
          />
        ) : (
          <FormRefusal failure={failure} />
        )}
        {(filled.length > 0 || !isSingle) && (
          <Button
            fullWidth
            loading={busy}
            disabled={filled.length === 0 || collect.unresolved !== undefined}
            onClick={() => void collectAll()}
          >
            {t('wallet.collect')}
          </Button>
        )}
      </div>
    </CashierColumns>
  );
}
