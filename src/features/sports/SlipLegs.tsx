import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { IconButton } from '@/ui/actions/IconButton';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { LockSimpleIcon, XIcon } from '@/ui/media/icons';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { pickId } from './slipPicks';
import type { SlipLeg } from './useSlip';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('SlipLegs', [
  'leg',
  'strong',
  'note',
  'price',
  'odds',
  'seen',
  'action',
  'closed',
  'below',
]);

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.leg}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
    alignItems: 'center',
    gap: space(0.5, 2),
    padding: '8px 0',
  },
  [`& .${slot.leg} + .${slot.leg}`]: { borderTop: `1px dashed ${vars.line.subtle}` },
  [`& .${slot.leg} > :first-child`]: { display: 'grid', justifyItems: 'start', gap: space(0.5) },
  [`& .${slot.strong}`]: { fontSize: textSize.lead, lineHeight: '21px', overflowWrap: 'anywhere' },
  [`& .${slot.note}`]: { color: vars.text.muted, fontSize: textSize.note, lineHeight: '18px' },
  [`& .${slot.price}`]: { display: 'grid', justifyItems: 'end' },
  [`& .${slot.odds}`]: display(18, 24),
  [`& .${slot.seen}`]: { color: vars.text.muted, fontSize: textSize.meta },
  [`& .${slot.action}`]: { justifySelf: 'end' },
  [`& .${slot.below}`]: { gridColumn: '1 / -1', marginTop: space(1.5) },
  [`& .${slot.leg}[data-closed] :is(.${slot.strong}, .${slot.odds})`]: { color: vars.text.muted },
  [`& .${slot.closed}`]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    color: vars.text.secondary,
    fontSize: textSize.note,
  },
});

interface SlipLegsProps {
  legs: readonly SlipLeg[];
  words: MatchWords;
  onRemove: (id: string) => void;
  /** Shown below a pick, such as the stake of a single bet. */
  below?: (id: string) => ReactNode;
}

/** Picks on the slip with their prices: an old price is struck beside the new one, a closed pick is grey. */
export function SlipLegs({ legs, words, onRemove, below }: SlipLegsProps) {
  const { t } = useTranslation('sports');
  return (
    <Root aria-label={t('slip')}>
      {legs.map((leg) => {
        const { match, pick, odds, seen, isChanged, isClosed } = leg;
        const id = pickId(leg);
        return (
          <li className={slot.leg} key={id} data-closed={isClosed || undefined}>
            <div>
              <b className={slot.strong}>{words.pick(match, pick)}</b>
              <small className={slot.note}>{words.market(match, pick)}</small>
              {match.minute !== undefined && (
                <StatusLabel tone="danger" live>
                  {[words.minute(match.minute), match.score && `${match.score.home} - ${match.score.away}`]
                    .filter(Boolean)
                    .join(' · ')}
                </StatusLabel>
              )}
              {isClosed && (
                <span className={slot.closed}>
                  <LockSimpleIcon fontSize={14} />
                  {t('closedLeg')}
                </span>
              )}
            </div>
            <div className={slot.price}>
              {isChanged && <del className={slot.seen}>{words.odds(seen)}</del>}
              <strong className={slot.odds}>{words.odds(odds)}</strong>
            </div>
            <IconButton
              className={slot.action}
              label={legs.length === 1 ? t('remove') : `${t('remove')}: ${words.pick(match, pick)}`}
              onClick={() => onRemove(id)}
            >
              <XIcon fontSize={18} />
            </IconButton>
            {below && <div className={slot.below}>{below(id)}</div>}
          </li>
        );
      })}
    </Root>
  );
}
