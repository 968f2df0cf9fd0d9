import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import type { Wallets } from '@/data/resources/useWallets';
import { panel, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('WalletList', ['list', 'row', 'strong']);

const Root = styled('section')({
  ...panel,
  padding: `${space(2)} ${space(5)}`,
  [`& .${slot.list}`]: { ...tabular, margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.row}`]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(3),
    padding: `${space(3)} 0`,
  },
  [`& .${slot.row} + .${slot.row}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.strong}`]: { fontWeight: 600 },
  [`& .${slot.row}[data-empty] .${slot.strong}`]: { fontWeight: 400, color: vars.text.muted },
});

/** Balances of all wallets; non-empty ones come first. */
export function WalletList({ wallets: { main, withdrawable, held, vendors } }: { wallets: Wallets }) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const filled = vendors.filter(({ balance }) => balance.amount !== '0');
  const empty = vendors.filter(({ balance }) => balance.amount === '0');
  return (
    <Root aria-label={t('wallet.list')}>
      <ul className={slot.list}>
        <li className={slot.row}>
          <span>{t('wallet.main')}</span>
          <b className={slot.strong}>{money.text(main)}</b>
        </li>
        <li className={slot.row}>
          <span>{t('withdraw.now')}</span>
          <b className={slot.strong}>{money.text(withdrawable)}</b>
        </li>
        {held.amount !== '0' && (
          <li className={slot.row}>
            <span>{t('wallet.held')}</span>
            <b className={slot.strong}>{money.text(held)}</b>
          </li>
        )}
        {[...filled, ...empty].map(({ vassalage, displayName, balance }) => (
          <li className={slot.row} key={vassalage} data-empty={balance.amount === '0' || undefined}>
            <span>{displayName}</span>
            <b className={slot.strong}>{money.text(balance)}</b>
          </li>
        ))}
      </ul>
    </Root>
  );
}
