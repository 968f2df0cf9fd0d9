import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import type { FormRefusalProps } from '@/forms/FormRefusal';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';
import { WalletLine } from '@/ui/WalletLine';
import { PlayRefusal } from './PlayRefusal';

interface PayingWalletProps {
  /** Absent where the balance in sight pays. */
  wallet: VendorWalletProps['wallet'] | undefined;
  /** Why the last bet was not taken. */
  failure: Failure | undefined;
  rest?: FormRefusalProps['rest'];
}

/** Above the button that places a bet: why one was refused and, where wallets are apart, which of them pays (MEM-03). */
export function PayingWallet({ wallet, failure, rest }: PayingWalletProps) {
  if (wallet === undefined) return <PlayRefusal failure={failure} rest={rest} />;
  // What it holds may be known late: then the refusal has its usual words.
  const isTooLittle = failure?.code === 'insufficient_funds' && wallet.missing !== undefined;
  return (
    <>
      <PlayRefusal failure={isTooLittle ? undefined : failure} rest={rest} />
      <VendorWallet wallet={wallet} refused={isTooLittle} />
    </>
  );
}

interface VendorWalletProps {
  wallet: {
    readonly name: string;
    readonly holds: string;
    readonly missing: string | undefined;
    readonly main: string;
    readonly transfer: string;
  };
  /** A bet was, for what it holds. */
  refused: boolean;
}

function VendorWallet({ wallet, refused }: VendorWalletProps) {
  const { t, ready } = useTranslation('cashier');
  if (!ready) return null;
  const { name, holds, missing, main, transfer } = wallet;
  const act = t('wallet.act');
  if (missing === undefined)
    return <WalletLine text={t('wallet.pays', { name })} amount={holds} act={act} href={transfer} />;
  return (
    // A refusal is a note of its own, so that it is read out.
    <Note
      key={String(refused)}
      tone={refused ? 'danger' : 'warning'}
      title={t('wallet.short', { name, missing })}
      alert={refused}
    >
      <p>{t('wallet.shortText', { holds, main })}</p>
      <Button size="small" tone="primary" href={transfer}>
        {act}
      </Button>
    </Note>
  );
}
