import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useImageHosts } from '@/data/resources/useImageHosts';
import type { PointReward } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { percentOf } from '@/domain/percentOf';
import { pictureSources } from '@/domain/pictureSources';
import { Button } from '@/ui/actions/Button';
import { Progress } from '@/ui/feedback/Progress';
import { Picture } from '@/ui/media/Picture';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { PointsAmount } from './PointsAmount';
import { RestockButton } from './RestockButton';
import { usePointWords } from './usePointWords';

const slot = ownClasses('PointCard', ['plate', 'picture', 'gone', 'tag', 'title', 'lead', 'end', 'missing']);

const plates = [vars.primary.soft, vars.accent.soft, vars.success.soft] as const;
const plateOf = { goods: 0, money: 1, rounds: 2 } as const satisfies Record<PointReward['kind'], number>;

const Root = styled('article')<{ ownerState: { plate: number } }>({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  height: '100%',
  padding: space(3),
  borderRadius: vars.radius.lg,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  [`& .${slot.plate}`]: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 150,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    backgroundColor: vars.surface.field,
  },
  [`& .${slot.picture}`]: {
    width: 112,
    height: 112,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [`& .${slot.gone}`]: { filter: 'grayscale(1)', opacity: 0.7 },
  [`& .${slot.tag}`]: {
    position: 'absolute',
    top: 8,
    left: 8,
    padding: '3px 9px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.tag.plain,
    color: vars.text.onArt,
    fontSize: textSize.tiny,
    lineHeight: '16px',
    fontWeight: 600,
  },
  [`& .${slot.title}`]: {
    margin: 0,
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
    textWrap: 'balance',
  },
  [`& .${slot.lead}`]: {
    flex: 1,
    margin: 0,
    fontSize: textSize.caption,
    lineHeight: '18px',
    color: vars.text.secondary,
    textWrap: 'pretty',
  },
  [`& .${slot.end}`]: { display: 'grid', alignContent: 'end', gap: space(1.5), minHeight: 44 },
  [`& .${slot.missing}`]: { fontSize: textSize.caption, color: vars.text.secondary },
  [media.phone]: {
    padding: space(2.5),
    [`& .${slot.plate}`]: { height: 124 },
    [`& .${slot.picture}`]: { width: 92, height: 92 },
  },
  variants: plates.map((tint, plate) => ({
    props: { plate },
    style: { [`& .${slot.plate}`]: { backgroundImage: `linear-gradient(${tint}, ${tint})` } },
  })),
});

interface PointCardProps {
  reward: PointReward;
  /** The visitor's points; undefined for who has none. */
  balance: number | undefined;
  /** The member waits for this sold-out reward; undefined for who cannot. */
  awaited?: boolean | undefined;
}

/** A reward of the mall: its price, how many are left, what its money asks for, and how far the points reach (POINT-01). */
export function PointCard({ reward, balance, awaited }: PointCardProps) {
  const { t } = useTranslation('points');
  const count = useCountText();
  const { wager } = usePointWords();
  const titleId = useId();
  const { art } = useSite().boot.brand;
  const hosts = useImageHosts();
  const modal = useModalAddress();
  const { id, kind, title, lead, image, points, stock } = reward;
  const isGone = stock === 0;
  const missing = balance === undefined ? 0 : points - balance;
  const tag = isGone
    ? t('soldOut')
    : (wager(reward) ?? (stock === null ? undefined : t('stockLeft', { stock: count(stock) })));
  return (
    <Root aria-labelledby={titleId} ownerState={{ plate: plateOf[kind] }}>
      <div className={slot.plate}>
        <Picture
          className={isGone ? `${slot.picture} ${slot.gone}` : slot.picture}
          sources={pictureSources(bannerArt(image, art).small, hosts)}
          alt=""
          width={112}
          height={112}
        />
        {tag && <span className={slot.tag}>{tag}</span>}
      </div>
      <h3 id={titleId} className={slot.title}>
        {title}
      </h3>
      <p className={slot.lead}>{lead}</p>
      <PointsAmount points={points} muted={isGone} />
      <div className={slot.end}>
        {isGone ? (
          awaited !== undefined && <RestockButton reward={reward} awaited={awaited} />
        ) : missing > 0 ? (
          <>
            <Progress
              value={percentOf(BigInt(balance ?? 0), BigInt(points))}
              label={title}
              valueText={t('missing', { points: count(missing) })}
            />
            <span className={slot.missing}>{t('missing', { points: count(missing) })}</span>
          </>
        ) : (
          <Button fullWidth href={modal('redeem', id)} aria-describedby={titleId}>
            {t('redeem')}
          </Button>
        )}
      </div>
    </Root>
  );
}
