import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import type { Wallets } from '@/data/resources/useWallets';
import { panel, tabular } from '@/ui/styles/styleParts';

const Root = styled('section')({
  ...panel,
  padding: `${space(2)} ${space(5)}`,
  '& ul': { ...tabular, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: space(3), padding: `${space(3)} 0` },
  '& li + li': { borderTop: `1px solid ${vars.line.subtle}` },
  '& b': { fontWeight: 600 },
  '& li[data-empty] b': { fontWeight: 400, color: vars.text.muted },
});

/** What each wallet holds; those with something in them come first. */
export function WalletList({ wallets: { main, withdrawable, held, vendors } }: { wallets: Wallets }) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const filled = vendors.filter(({ balance }) => balance.amount !== '0');
  const empty = vendors.filter(({ balance }) => balance.amount === '0');
  return (
    <Root aria-label={t('wallet.list')}>
      <ul>
        <li>
          <span>{t('wallet.main')}</span>
          <b>{money.text(main)}</b>
        </li>
        <li>
          <span>{t('withdraw.now')}</span>
          <b>{money.text(withdrawable)}</b>
        </li>
        {held.amount !== '0' && (
          <li>
            <span>{t('wallet.held')}</span>
            <b>{money.text(held)}</b>
          </li>
        )}
        {[...filled, ...empty].map(({ vassalage, displayName, balance }) => (
          <li key={vassalage} data-empty={balance.amount === '0' || undefined}>
            <span>{displayName}</span>
            <b>{money.text(balance)}</b>
          </li>
        ))}
      </ul>
    </Root>
  );
}
