import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { jackpotTiers } from '#contract/jackpots';
import { coverPath, cardCoverWidth } from '#contract/coverWidths';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { useGameCards } from './useGameCards';
import { Picture } from '@/ui/media/Picture';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, ellipsis, focusRing, forcedBorder, tabular } from '@/ui/styles/styleParts';

const slot = ownClasses('JackpotLadder', ['root', 'step', 'cover', 'words', 'tier', 'amount', 'game']);

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  [`& .${slot.step}`]: {
    ...tabular,
    ...forcedBorder,
    display: 'grid',
    gridTemplateColumns: '54px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space(3),
    width: '100%',
    minHeight: 96,
    padding: '12px 14px',
    border: 0,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}, ${vars.shadow.low}`,
    color: vars.text.primary,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:focus-visible': focusRing,
    [media.hover]: { '&:hover': { boxShadow: `inset 0 0 0 2px ${vars.accent.main}, ${vars.shadow.low}` } },
  },
  [`& > :first-of-type .${slot.step}`]: {
    boxShadow: `inset 0 0 0 2px ${vars.accent.main}, ${vars.shadow.low}`,
  },
  [`& .${slot.cover}`]: {
    width: 54,
    height: 72,
    borderRadius: vars.radius.sm,
    objectFit: 'cover',
    background: vars.gradient.hero,
  },
  // A sum that is cut off would be another sum: the brand's layout shrinks it with its place.
  [`& .${slot.words}`]: { display: 'grid', minWidth: 0, gap: space(0.5), containerType: 'inline-size' },
  [`& .${slot.tier}`]: { fontSize: textSize.caption, lineHeight: '16px', color: vars.text.secondary },
  [`& .${slot.amount}`]: {
    ...display(19, 26),
    ...ellipsis,
    color: vars.accent.text,
  },
  [`& .${slot.game}`]: {
    ...ellipsis,
    fontSize: textSize.meta,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(2),
    [`& .${slot.step}`]: { minHeight: 84, padding: '8px 12px' },
    [`& .${slot.cover}`]: { height: 66 },
  },
  [media.narrow]: { [`& .${slot.amount}`]: display(15, 22) },
});

type Largest = Value<'jackpots'>['largest'];

/** The largest pot of each tier, the diamond first; a tier none of whose pots is among the largest is left out. */
export const ladderOf = (largest: Largest): Largest =>
  jackpotTiers.flatMap((tier) => largest.find((pot) => pot.tier === tier) ?? []);

/** A step a tier: its largest pot, which a press opens. */
export function JackpotLadder({ steps }: { steps: Largest }) {
  const { t } = useTranslation('games');
  const money = useMoneyText();
  const hosts = useImageHosts();
  const cards = useGameCards(steps.map(({ game }) => game));
  return (
    <Root className={slot.root} aria-label={t('jackpot.ladder')}>
      {steps.map(({ game, tier, amount }, place) => (
        <li key={game.gameCode}>
          <button type="button" className={slot.step} onClick={() => cards[place]?.onPlay?.(game.gameCode)}>
            <Picture
              className={slot.cover}
              sources={pictureSources(coverPath(game.showIcon, cardCoverWidth), hosts)}
              fallback={defaultCover}
              alt=""
              width={54}
              height={72}
            />
            <span className={slot.words}>
              <span className={slot.tier}>{t(`jackpot.tiers.${tier}`)}</span>
              <b className={slot.amount}>{money(amount)}</b>
              <span className={slot.game} title={game.gameName}>
                {game.gameName}
              </span>
            </span>
          </button>
        </li>
      ))}
    </Root>
  );
}
