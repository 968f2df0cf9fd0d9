import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { lotteryLimits } from '#contract/lottery';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { IconButton } from '@/ui/actions/IconButton';
import { MinusIcon, PlusIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { MoneyField } from '@/ui/fields/MoneyField';
import { display, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { BetSlip, LotteryGame } from './useBetSlip';

const slot = ownClasses('StakeBar', [
  'choose',
  'stake',
  'stakes',
  'times',
  'note',
  'stepper',
  'output',
  'go',
  'sum',
  'strong',
  'action',
]);

const Root = styled('div')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [`& .${slot.choose}`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space(3, 5) },
  [`& .${slot.stake}`]: { flex: '0 1 210px', minWidth: 0 },
  [`& .${slot.stakes}`]: { display: 'flex', gap: space(2), marginTop: space(8) },
  [`& .${slot.times} .${slot.note}`]: {
    display: 'block',
    marginBottom: space(1.5),
    fontSize: textSize.name,
    lineHeight: '20px',
    fontWeight: 600,
  },
  [`& .${slot.stepper}`]: {
    display: 'flex',
    alignItems: 'center',
    height: 56,
    padding: '0 4px',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    [`& .${slot.output}`]: { minWidth: 44, textAlign: 'center', fontWeight: 700 },
  },
  [`& .${slot.go}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    paddingTop: 16,
    borderTop: `1px solid ${vars.line.subtle}`,
  },
  [`& .${slot.sum}`]: { marginRight: 'auto', minWidth: 0 },
  [`& .${slot.sum} .${slot.note}`]: {
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
  },
  [`& .${slot.sum} .${slot.note}[data-missing]`]: { color: vars.accent.text },
  [`& .${slot.sum} .${slot.strong}`]: {
    ...display(21, 30),
    color: vars.accent.text,
    overflowWrap: 'anywhere',
  },
  // Sticks to the bottom of the window. In a low window it does not, because the numbers need the room.
  [media.desktop]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 3,
    margin: space(0, -6, -5.5),
    padding: '16px 24px 18px',
    borderTop: `1px solid ${vars.line.subtle}`,
    borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
    backgroundColor: vars.surface.raised,
    '@media (max-height: 699.95px)': { position: 'static' },
  },
  [media.phone]: {
    [`& .${slot.choose}`]: { gap: space(3) },
    [`& .${slot.stake}`]: { flex: 1 },
    [`& .${slot.stakes}`]: { order: 3, flexBasis: '100%', marginTop: 0, '& > *': { flex: 1, padding: 0 } },
    // The total and the button stay within reach of the thumb.
    [`& .${slot.go}`]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 3,
      flexWrap: 'wrap',
      gap: space(2, 2.5),
      margin: space(0, -3.5),
      padding: '12px 14px calc(12px + env(safe-area-inset-bottom))',
      backgroundColor: vars.surface.overlay,
    },
    [`& .${slot.sum}`]: { flexBasis: '100%', display: 'flex', alignItems: 'baseline', gap: space(2.5) },
    [`& .${slot.sum} .${slot.strong}`]: { ...display(18, 26), marginLeft: 'auto' },
    [`& .${slot.go} > .${slot.action}`]: { flex: 1 },
  },
});

interface StakeBarProps {
  game: LotteryGame;
  slip: BetSlip;
  price: string;
  disabled: boolean;
  onPlace: () => void;
}

/** Stake per unit, multiplier, total, and the button. */
export function StakeBar({ game, slip, price, disabled, onPlace }: StakeBarProps) {
  const { t } = useTranslation(['lottery', 'forms']);
  const money = useAmounts();
  const { leastUnit, mostStake } = game.limits;
  const faults = {
    empty: t('forms:required'),
    notAmount: t('forms:amount.digits'),
    tooLittle: t('tooLow', { amount: money.text(leastUnit) }),
    tooMuch: t('tooHigh', { amount: money.text(mostStake) }),
  } as const;
  const said = slip.fault === undefined || slip.fault === 'noUnit' ? undefined : faults[slip.fault];
  const count = slip.units;
  return (
    <Root>
      <div className={slot.choose}>
        <div className={slot.stake}>
          <MoneyField
            label={t('stake')}
            name="stake"
            value={slip.stake}
            onChange={slip.setStake}
            money={money}
            error={said}
            disabled={disabled}
          />
        </div>
        <div className={slot.stakes} role="group" aria-label={t('stake')}>
          {slip.stakes.map((stake) => (
            <Chip
              key={stake}
              selected={stake === slip.stake}
              disabled={disabled}
              onClick={() => slip.setStake(stake)}
            >
              {money.show(stake)}
            </Chip>
          ))}
        </div>
        <div className={slot.times}>
          <small className={slot.note}>{t('times')}</small>
          <div className={slot.stepper} role="group" aria-label={t('times')}>
            <IconButton
              label={t('timesLess')}
              disabled={disabled || slip.times <= 1}
              onClick={() => slip.setTimes(slip.times - 1)}
            >
              <MinusIcon fontSize={16} />
            </IconButton>
            <output className={slot.output}>×{slip.times}</output>
            <IconButton
              label={t('timesMore')}
              disabled={disabled || slip.times >= lotteryLimits.mostTimes}
              onClick={() => slip.setTimes(slip.times + 1)}
            >
              <PlusIcon fontSize={16} />
            </IconButton>
          </div>
        </div>
      </div>
      <div className={slot.go}>
        <span className={slot.sum} aria-live="polite">
          <small className={slot.note} data-missing={slip.missing > 0 || undefined}>
            {slip.missing > 0
              ? t('missing', { count: slip.missing, play: t(`playTypes.${slip.playType}`) })
              : `${t('units', { count })}, ${price}`}
          </small>
          <b className={slot.strong}>{money.text(slip.total)}</b>
        </span>
        <Button className={slot.action} size="large" disabled={disabled || !slip.canAdd} onClick={slip.add}>
          {t('add')}
        </Button>
        <Button
          className={slot.action}
          tone="accent"
          size="large"
          disabled={disabled || slip.all.length === 0 || said !== undefined}
          onClick={onPlace}
        >
          {t('place')}
        </Button>
      </div>
    </Root>
  );
}
