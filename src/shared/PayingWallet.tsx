import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import type { FormRefusalProps } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { WalletLine } from '@/shared/WalletLine';
import { PlayRefusal } from './PlayRefusal';

interface PayingWalletProps {
  /** Undefined if the wallet in the header pays. */
  wallet: VendorWalletProps['wallet'] | undefined;
  /** Why the last bet was refused. */
  failure: Failure | undefined;
  pause?: FormRefusalProps['pause'];
}

/**
 * Shown above the button that places a bet: why a bet was refused and, with separate wallets, which wallet pays
 * (MEM-03).
 */
export function PayingWallet({ wallet, failure, pause }: PayingWalletProps) {
  if (wallet === undefined) return <PlayRefusal failure={failure} pause={pause} />;
  // Until the wallet's balance has loaded, the refusal shows its usual text.
  const ofFunds = failure?.code === 'insufficient_funds' ? failure : undefined;
  const isTooLittle = ofFunds !== undefined && wallet.missing !== undefined;
  return (
    <>
      <PlayRefusal failure={isTooLittle ? undefined : failure} pause={pause} />
      <VendorWallet wallet={wallet} refusal={ofFunds} />
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
  /** Refusal of the last bet for lack of funds. */
  refusal: Failure | undefined;
}

function VendorWallet({ wallet, refusal }: VendorWalletProps) {
  const { t, ready } = useTranslation('cashier');
  /** The missing amount when the last bet was refused. */
  const [told, setTold] = useState<{ of: Failure | undefined; missing: string | undefined }>();
  const { name, holds, missing, main, transfer } = wallet;
  if (told?.of !== refusal) setTold({ of: refusal, missing });
  if (!ready) return null;
  const act = t('wallet.act');
  if (missing === undefined)
    return <WalletLine text={t('wallet.pays', { name })} amount={holds} act={act} href={transfer} />;
  // Announces a new refusal. A changed stake changes the missing amount, which is not announced at every key stroke.
  const isNew = refusal !== undefined && told?.missing === missing;
  return (
    <Note
      key={String(isNew)}
      tone={isNew ? 'danger' : 'warning'}
      title={t('wallet.short', { name, missing })}
      alert={isNew}
      action={
        <Button size="small" tone="primary" href={transfer}>
          {act}
        </Button>
      }
    >
      {t('wallet.shortText', { holds, main })}
    </Note>
  );
}
