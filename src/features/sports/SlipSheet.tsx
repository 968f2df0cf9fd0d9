import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import { Button } from '@/ui/actions/Button';
import { media } from '@/ui/styles/media';
import { Modal } from '@/ui/overlays/Modal';
import { aboveTabBar, ellipsis, panel, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('SlipSheet', ['words', 'strong', 'note']);

const Bar = styled('div')({
  ...panel,
  ...tabular,
  position: 'fixed',
  // A rail at the side of the page stays free.
  insetInline: 'calc(14px + var(--rail, 0px)) 14px',
  bottom: 14,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(3),
  padding: '8px 8px 8px 16px',
  boxShadow: vars.shadow.high,
  [`& .${slot.strong}`]: { ...ellipsis, display: 'block', fontSize: textSize.body },
  [`& .${slot.note}`]: { ...ellipsis, display: 'block', fontSize: textSize.note, color: vars.text.secondary },
  [media.phone]: { bottom: aboveTabBar },
});

interface SlipSheetProps {
  slip: Pick<Slip, 'legs' | 'isParlay' | 'isSeveral' | 'staked' | 'odds' | 'changed'>;
  words: MatchWords;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** On a narrow page the slip is a sheet that a bar opens. It stays open to show the outcome. */
export function SlipSheet({ slip, words, open, onOpen, onClose, children }: SlipSheetProps) {
  const { t } = useTranslation(['sports', 'common']);
  const money = useAmounts();
  const { legs, isParlay, isSeveral, staked, odds, changed } = slip;
  const [only] = legs;
  const price = only && (isParlay ? words.product(odds) : words.odds(only.odds));
  const single = only && words.pick(only.match, only.pick);
  const several = t('slipBar.singles', { bets: legs.length });
  return (
    <>
      {price !== undefined && !open && (
        <Bar>
          <span className={slot.words}>
            <b className={slot.strong}>
              {isParlay ? t('slipBar.parlay', { legs: legs.length }) : isSeveral ? several : single}
            </b>
            <small className={slot.note}>
              {isSeveral ? money.text(staked) : t('at', { odds: price })}
              {changed > 0 && ` · ${t('slipBar.changed', { legs: changed })}`}
            </small>
          </span>
          <Button tone="accent" aria-haspopup="dialog" onClick={onOpen}>
            {t('slipBar.open')}
          </Button>
        </Bar>
      )}
      {open && (
        <Modal title={t('slip')} size="small" phone="sheet" onClose={onClose} closeLabel={t('common:close')}>
          {children}
        </Modal>
      )}
    </>
  );
}
