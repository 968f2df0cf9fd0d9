import { useTranslation } from 'react-i18next';
import type { PromotionDetail } from '@/data/resources/usePromotions';
import { CopyButton } from '@/ui/actions/CopyButton';
import { DetailList } from '@/ui/data-display/DetailList';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { Text } from '@/ui/typography/Text';
import { useOfferText } from './useOfferText';

interface RafflePanelProps {
  raffle: NonNullable<PromotionDetail['raffle']>;
  /** Number of the member's ticket. */
  ticket: number | null;
}

/** So many signs of a seed are shown; all are copied. */
const SHOWN = 24;

/** When a raffle is drawn, who won, and all that is needed to draw it again (PROMO-03). */
export function RafflePanel({ raffle, ticket }: RafflePanelProps) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  const { drawAt, tickets, hash, serverSeed, clientSeed, winners } = raffle;
  const labels = { copy: t('raffle.copy'), copied: t('raffle.copied'), failed: t('raffle.copyFailed') };
  const secret = (label: string, value: string) => ({
    label,
    value: value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value,
    action: <CopyButton text={value} labels={labels} />,
  });
  return (
    <TitledPanel title={t('raffle.title')}>
      <DetailList
        details={[
          { label: t('raffle.drawAt'), value: text.time(drawAt) },
          { label: t('raffle.tickets'), value: String(tickets) },
          secret(t('raffle.hash'), hash),
          ...(serverSeed ? [secret(t('raffle.serverSeed'), serverSeed)] : []),
          ...(clientSeed ? [secret(t('raffle.clientSeed'), clientSeed)] : []),
        ]}
      />
      {winners.length > 0 && (
        <DetailList
          details={winners.map((winner) => ({
            label: t(winner.ticket === ticket ? 'raffle.yours' : 'raffle.ticket', { ticket: winner.ticket }),
            value: text.money(winner.amount),
          }))}
        />
      )}
      <Text tone="secondary" variant="caption">
        {t(serverSeed ? 'raffle.check' : 'raffle.before')}
      </Text>
    </TitledPanel>
  );
}
