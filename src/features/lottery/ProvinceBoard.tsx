import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { duration, easing, timing } from '#theme/motion';
import { paperInks, paperSize } from '#theme/paper';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { withClass } from '@/ui/styles/withClass';
import { focusRing, hidden, tabular } from '@/ui/styles/styleParts';

const slot = ownClasses('ProvinceBoard', [
  'corner',
  'province',
  'open',
  'tier',
  'cell',
  'number',
  'end',
  'great',
  'fresh',
]);

type Draw = Value<'recentDraws'>['list'][number];

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-18px)' } });

const Root = styled('table')({
  ...tabular,
  width: 'calc(100% - 44px)',
  margin: space(0, 5.5),
  borderCollapse: 'collapse',
  [`& .${slot.corner}`]: hidden,
  [`& .${slot.province}`]: {
    padding: '0 2px',
    [`& .${slot.open}`]: {
      width: '100%',
      minHeight: 44,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.xs,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontSize: textSize.meta,
      lineHeight: '18px',
      fontWeight: 600,
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&:focus-visible': { ...focusRing, outlineOffset: -3 },
      [media.hover]: { '&:hover': { textDecoration: 'underline' } },
    },
  },
  [`& .${slot.tier}`]: {
    width: 44,
    color: paperInks.label,
    fontSize: textSize.meta,
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'start',
  },
  [`& .${slot.cell}`]: { padding: '5px 2px', textAlign: 'center' },
  [`& :is(.${slot.tier}, .${slot.cell})`]: { borderTop: `1px solid ${paperInks.line}` },
  [`& .${slot.number}`]: {
    display: 'block',
    fontSize: paperSize.small,
    lineHeight: '26px',
    fontWeight: 600,
    letterSpacing: '0.04em',
  },
  [`& .${slot.end}`]: { color: paperInks.red, fontStyle: 'normal', fontWeight: 800 },
  [`& .${slot.great} .${slot.number}`]: {
    color: paperInks.red,
    fontSize: paperSize.number,
    fontWeight: 800,
  },
  [`& .${slot.fresh}`]: { animation: `${drop} ${duration.slow} ${easing.out} backwards` },
  [media.stillness]: { [`& .${slot.fresh}`]: { animation: 'none' } },
  [media.phone]: {
    width: 'calc(100% - 24px)',
    margin: space(0, 3),
    [`& .${slot.tier}`]: { width: 32 },
    [`& .${slot.number}`]: { fontSize: paperSize.smallest, letterSpacing: 0 },
    [`& .${slot.great} .${slot.number}`]: { fontSize: paperSize.small },
  },
  // Four provinces fit side by side.
  [media.narrow]: {
    [`& .${slot.tier}`]: { width: 26 },
    [`& :is(.${slot.number}, .${slot.great} .${slot.number})`]: { fontSize: textSize.meta },
    [`& .${slot.province} .${slot.open}`]: { fontSize: textSize.caption },
  },
});

interface ProvinceBoardProps {
  caption: string;
  draws: readonly Draw[];
  /** Whether a draw has just come: its numbers drop into place, prize by prize. */
  isFresh: (draw: Draw) => boolean;
  /** Opens all draws of a province. */
  onOpen: (gameCode: string) => void;
}

/** The draws that provinces of one region held on one day, side by side, from the least prize to the greatest. */
export function ProvinceBoard({ caption, draws, isFresh, onOpen }: ProvinceBoardProps) {
  const { t } = useTranslation('lottery');
  const tiers = (draws[0]?.prizes ?? []).map(({ tier }) => tier).toReversed();
  return (
    <Root aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">
            <span className={slot.corner}>{t('tiers.special')}</span>
          </th>
          {draws.map(({ gameCode, gameName }) => (
            <th key={gameCode} className={slot.province} scope="col">
              <button
                className={slot.open}
                type="button"
                aria-label={t('lobby.moreDraws', { name: gameName })}
                onClick={() => onOpen(gameCode)}
              >
                {gameName}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, place) => (
          <tr key={tier} className={tier === 'special' ? slot.great : undefined}>
            <th className={slot.tier} scope="row" aria-label={t(`tiers.${tier}`)}>
              {t(`tiersShort.${tier}`)}
            </th>
            {draws.map((draw) => (
              <td key={draw.gameCode} className={slot.cell}>
                {draw.prizes
                  .find((prize) => prize.tier === tier)
                  ?.numbers.map((number, at) => (
                    <span
                      key={at}
                      className={withClass(slot.number, isFresh(draw) ? slot.fresh : undefined)}
                      style={{ animationDelay: `${place * timing.ballDelay}ms` }}
                    >
                      {number.slice(0, -2)}
                      <em className={slot.end}>{number.slice(-2)}</em>
                    </span>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
