import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryRegion } from '#contract/lottery';
import { regionInks } from '#theme/regionInks';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { useLotteryRefresh } from '@/data/resources/useLotteryRefresh';
import { Button } from '@/ui/actions/Button';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, faded } from '@/ui/styles/styleParts';
import { DrawClock } from './DrawClock';
import { Landscape } from './Landscape';
import { lotteryAddress, type ListedLottery } from './lotteryAddress';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('NextDraw', [
  'art',
  'landscape',
  'drum',
  'words',
  'region',
  'title',
  'text',
  'label',
  'foot',
]);

const Root = styled('section')<{ ownerState: { region: LotteryRegion } }>({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 348,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.mid,
  color: vars.text.onArt,
  [`& .${slot.art}`]: {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    borderRadius: 'inherit',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  [`& .${slot.landscape}`]: {
    position: 'absolute',
    right: 0,
    top: 0,
    width: 820,
    maxWidth: '100%',
    height: '100%',
  },
  [`& .${slot.drum}`]: {
    position: 'absolute',
    right: 56,
    top: -8,
    width: 360,
    height: 366,
    objectFit: 'contain',
    filter: vars.shadow.art,
  },
  [`& .${slot.words}`]: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    minWidth: 0,
    maxWidth: 560,
    padding: '20px 44px',
  },
  [`& .${slot.region}`]: {
    padding: '0 12px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.art.control,
    color: vars.art.onControl,
    fontSize: textSize.meta,
    lineHeight: '28px',
    fontWeight: 700,
  },
  [`& .${slot.title}`]: { ...display(46, 60), margin: space(2, 0, 0), overflowWrap: 'anywhere' },
  [`& .${slot.text}`]: { margin: 0, fontSize: textSize.large, lineHeight: '25px' },
  [`& .${slot.label}`]: {
    margin: space(2.5, 0, 1.5),
    fontSize: textSize.meta,
    lineHeight: '20px',
    fontWeight: 600,
  },
  [`& .${slot.foot}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(4),
    marginTop: space(4.5),
    fontSize: textSize.name,
  },
  variants: Object.entries(regionInks).map(([region, { deep }]) => ({
    props: { region: region as LotteryRegion },
    style: {
      backgroundColor: deep,
      [`& .${slot.art}::after`]: {
        background: `linear-gradient(90deg, ${deep} calc(100% - 815px), ${faded(deep, 80)} calc(100% - 620px), ${faded(deep, 20)} calc(100% - 400px), transparent calc(100% - 240px))`,
        [media.tabletDown]: {
          background: `linear-gradient(94deg, ${deep} 0 40%, ${faded(deep, 78)} 60%, ${faded(deep, 30)} 100%)`,
        },
        [media.phone]: {
          background: `linear-gradient(180deg, ${faded(deep, 42)} 0, ${faded(deep, 66)} 120px, ${deep} 216px)`,
        },
      },
    },
  })),
  [media.tabletDown]: {
    [`& .${slot.drum}`]: { right: 20, top: 70, width: 250, height: 254 },
    [`& .${slot.title}`]: display(36, 48),
  },
  [media.phone]: {
    display: 'block',
    minHeight: 372,
    marginInline: space(-3.5),
    borderRadius: 0,
    overflow: 'hidden',
    [`& .${slot.landscape}`]: { width: '100%', height: 220 },
    [`& .${slot.drum}`]: { right: -22, top: 8, width: 162, height: 164 },
    [`& .${slot.words}`]: { justifyItems: 'stretch', maxWidth: 'none', padding: '20px 14px 22px' },
    [`& .${slot.region}`]: { justifySelf: 'start' },
    [`& .${slot.title}`]: { ...display(29, 39), maxWidth: 220, marginTop: space(1.5) },
    [`& .${slot.text}`]: { maxWidth: 220, fontSize: textSize.body, lineHeight: '21px' },
    [`& .${slot.label}`]: { marginTop: space(5) },
    [`& .${slot.foot}`]: {
      display: 'grid',
      gap: space(2),
      marginTop: space(3),
      textAlign: 'center',
    },
  },
  // The words end where the drum begins.
  [media.small]: { [`& :is(.${slot.title}, .${slot.text})`]: { maxWidth: 172 } },
});

interface NextDrawProps {
  lottery: ListedLottery & { readonly next: NonNullable<ListedLottery['next']> };
  /**
   * Level of its heading: the page may have another title.
   * @default h1
   */
  heading?: 'h1' | 'h2';
}

/** The next draw of the calendar: its province, the time until betting closes and, from then on, until the draw. */
export function NextDraw({ lottery, heading: Title = 'h1' }: NextDrawProps) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  const { now } = useSite().client.clock;
  const refresh = useLotteryRefresh();
  const { next, region, hosts, gameCode, gameName } = lottery;
  const [closed, setClosed] = useState(() => Date.parse(next.closesAt) <= now());
  const host = hosts?.[0];
  return (
    <Root ownerState={{ region }} aria-labelledby="next-draw">
      <div className={slot.art}>
        <Landscape className={slot.landscape} code={host?.code ?? gameCode} region={region} />
      </div>
      <picture>
        <source srcSet="/art/scenes/drum-520.avif" type="image/avif" />
        <img className={slot.drum} src="/art/scenes/drum-520.webp" alt="" width={360} height={366} />
      </picture>
      <div className={slot.words}>
        <span className={slot.region}>{t(`regions.${region}`)}</span>
        <Title className={slot.title} id="next-draw">
          {host?.name ?? gameName}
        </Title>
        <p className={slot.text}>
          {t('lobby.nextDraw', { day: words.day(next.drawsAt), clock: words.clock(next.drawsAt) })}
        </p>
        <p className={slot.label}>{closed ? t('drawsIn') : t('countdown')}</p>
        <DrawClock
          key={closed ? next.drawsAt : next.closesAt}
          label={closed ? t('drawsIn') : t('countdown')}
          until={Date.parse(closed ? next.drawsAt : next.closesAt)}
          onEnd={closed ? refresh : () => setClosed(true)}
        />
        <div className={slot.foot}>
          {closed ? (
            <b>{t('closed')}</b>
          ) : (
            <Button tone="accent" size="large" href={lotteryAddress(lottery)}>
              {t('numbers')}
            </Button>
          )}
          {!closed && <span>{t('lobby.closesAt', { clock: words.clock(next.closesAt) })}</span>}
        </div>
      </div>
    </Root>
  );
}
