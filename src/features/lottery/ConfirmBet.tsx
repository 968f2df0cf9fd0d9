import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { useAmounts } from '@/data/resources/useAmounts';
import type { SlipLine } from '@/domain/lotteryPicks';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Note } from '@/ui/feedback/Note';
import { ownClasses } from '@/ui/styles/ownClasses';
import { SlipLines } from './SlipLines';

const slot = ownClasses('ConfirmBet', ['text']);

const Root = styled('div')({ display: 'grid', gap: space(3.5), [`& .${slot.text}`]: { margin: 0 } });

interface ConfirmBetProps {
  name: string;
  drawNo: string;
  lines: readonly SlipLine[];
  total: bigint;
  /** Whether the draw has closed meanwhile. */
  closed: boolean;
  /** Whether the member has started a break on another device; no bet is accepted then. */
  coolingOff?: boolean;
  busy: boolean;
  /** Shows the paying wallet, and why the slip was refused. */
  refusal?: ReactNode;
  onPlace: () => void;
  onClose: () => void;
}

/** Shows the whole slip for confirmation before money moves. */
export function ConfirmBet(props: ConfirmBetProps) {
  const { name, drawNo, lines, total, closed, coolingOff = false, busy, refusal, onPlace, onClose } = props;
  const { t } = useTranslation(['lottery', 'common']);
  const money = useAmounts();
  return (
    <ConfirmDialog
      sheet
      title={t('confirm')}
      keepLabel={t('keepChoosing')}
      actLabel={t('confirmPlace', { amount: money.text(total) })}
      closeLabel={t('common:close')}
      tone="accent"
      loading={busy}
      disabled={closed || coolingOff}
      onAct={onPlace}
      onKeep={onClose}
    >
      <Root>
        <p className={slot.text}>{t('confirmText', { name, drawNo })}</p>
        <SlipLines lines={lines} />
        {closed ? (
          <Note tone="warning" title={t('closed')} alert>
            {t('closedText')}
          </Note>
        ) : (
          refusal
        )}
      </Root>
    </ConfirmDialog>
  );
}
