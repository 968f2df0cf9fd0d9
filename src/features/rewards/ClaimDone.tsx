import { useTranslation } from 'react-i18next';
import type { Claimed } from '@/data/resources/useClaim';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';

/** Confirms a claim. It takes the focus, because the claim's button may have disappeared. */
export function ClaimDone({ done }: { done: Claimed | undefined }) {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  if (done?.amount === undefined) return null;
  return (
    <Note key={done.count} tone="success" ref={takeFocus}>
      {t('claimDone', { amount: money(done.amount) })}
    </Note>
  );
}
