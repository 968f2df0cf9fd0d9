import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { duration, easing, timing } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { LineTabs } from '@/ui/layout/LineTabs';
import { LotteryBalls, lotteryBallsClasses } from '@/ui/gaming/LotteryBalls';
import { Button } from '@/ui/actions/Button';
import { media } from '@/ui/styles/media';
import { Note } from '@/ui/feedback/Note';
import { RingCountdown } from '@/ui/typography/RingCountdown';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { display, panel } from '@/ui/styles/styleParts';
import { tabIds } from '@/ui/actions/tabIds';
import { ownClasses } from '@/ui/styles/ownClasses';
import { PickArea } from './PickArea';
import { SlipLines } from './SlipLines';
import { StakeBar } from './StakeBar';
import type { BetSlip, LotteryGame } from './useBetSlip';
import { useLotteryWords } from './useLotteryWords';
import { useTitle } from '@/ui/hooks/useTitle';

const slot = ownClasses('BetPanel', [
  'head',
  'draw',
  'title',
  'text',
  'last',
  'note',
  'balls',
  'words',
  'hint',
  'strong',
  'fresh',
  'slip',
  'action',
]);

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-18px)' } });

const Root = styled('section')({
  ...panel,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  minWidth: 0,
  padding: '22px 24px',
  [`& .${slot.head}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
  },
  [`& .${slot.draw}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) },
  [`& .${slot.title}`]: { ...display(23, 32), margin: 0 },
  [`& .${slot.head} .${slot.text}`]: {
    margin: 0,
    color: vars.text.muted,
    fontSize: textSize.meta,
    lineHeight: '20px',
  },
  [`& .${slot.last}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2, 3),
    minHeight: 66,
    padding: '12px 16px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.overlay,
    [`& .${slot.note}`]: { color: vars.text.muted, fontSize: textSize.meta },
    [`& > .${slot.action}`]: { marginLeft: 'auto' },
  },
  [`& .${slot.balls}`]: {
    display: 'flex',
    gap: space(2),
    '& > *': { width: 42, height: 42, borderRadius: vars.radius.pill },
  },
  [`& .${slot.hint}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space(0.5, 4),
    margin: space(-1, 0, 0),
    color: vars.text.secondary,
    fontSize: textSize.name,
    lineHeight: '20px',
    [`& .${slot.strong}`]: { color: vars.accent.text },
  },
  // The draw and its countdown stay in view while the player scrolls through the numbers.
  [media.desktop]: {
    [`& .${slot.draw}`]: {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      margin: space(-5.5, -6, 0),
      padding: '14px 24px',
      borderBottom: `1px solid ${vars.line.subtle}`,
      borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
      backgroundColor: vars.surface.raised,
    },
  },
  [`& .${slot.fresh} .${lotteryBallsClasses.ball}`]: {
    animation: `${drop} ${duration.slow} ${easing.out} backwards`,
    ...Object.fromEntries(
      Array.from({ length: 8 }, (_, place) => [
        `&:nth-of-type(${place + 1})`,
        { animationDelay: `${place * timing.ballDelay}ms` },
      ]),
    ),
  },
  [`& .${slot.slip} > .${slot.strong}`]: {
    display: 'block',
    marginBottom: space(2),
    fontSize: textSize.body,
  },
  [media.phone]: {
    padding: '16px 14px 0',
    marginInline: space(-3.5),
    borderRadius: 0,
    borderInline: 0,
    [`& .${slot.title}`]: display(19, 27),
    [`& .${slot.last}`]: { padding: '10px 12px' },
  },
});

/** A ring that stays full for longer than this would show nothing useful. */
const longestRing = 3_600_000;

interface BetPanelProps {
  game: LotteryGame;
  slip: BetSlip;
  closed: boolean;
  /** The number of a draw that is in progress; its result has not arrived. */
  drawing: string | undefined;
  /** Shown above the button: the outcome of the last slip. */
  said?: ReactNode;
  onCloses: () => void;
  onDraws: () => void;
  onBoard: () => void;
  onPlace: () => void;
}

/** The betting panel of one lottery: its draw, the last results, play types, numbers and stake. */
export function BetPanel(props: BetPanelProps) {
  const { game, slip, closed, drawing, said, onCloses, onDraws, onBoard, onPlace } = props;
  const { t } = useTranslation('lottery');
  useTitle(game.gameName);
  const { now } = useSite().client.clock;
  const words = useLotteryWords();
  const { next, last } = game;
  // A result that was known when the page loaded is not animated.
  const [known] = useState(last?.drawNo);
  const offer = game.playTypes.find(({ playType }) => playType === slip.playType);
  const disabled = closed || next === null;
  const idBase = 'lottery-play';
  return (
    <Root aria-label={game.gameName}>
      <div className={slot.draw}>
        <header className={slot.head}>
          <div>
            <h1 className={slot.title}>{game.gameName}</h1>
            <p className={slot.text}>
              {next ? t('closesBefore', { drawNo: next.drawNo, before: words.before(next) }) : t('noDraw')}
            </p>
          </div>
          {next && (
            <RingCountdown
              key={`${next.drawNo} ${closed}`}
              label={closed ? t('drawsIn') : t('countdown')}
              until={Date.parse(closed ? next.drawsAt : next.closesAt)}
              lasts={game.everySeconds === null ? longestRing : game.everySeconds * 1000}
              now={now}
              onEnd={closed ? onDraws : onCloses}
            />
          )}
        </header>
        <div className={slot.last}>
          {drawing !== undefined || last === null ? (
            <>
              <small className={slot.note}>
                {drawing === undefined ? t('noResults') : t('drawing', { drawNo: drawing })}
              </small>
              {drawing !== undefined && (
                <span className={slot.balls} aria-hidden>
                  {Array.from({ length: last?.winning.length ?? 5 }, (_, place) => (
                    <SkeletonBlock key={place} />
                  ))}
                </span>
              )}
            </>
          ) : (
            <>
              <small className={slot.note}>{t('drawNo', { drawNo: words.shortNo(last) })}</small>
              <span key={last.drawNo} className={last.drawNo === known ? undefined : slot.fresh}>
                <LotteryBalls number={last.winning} />
              </span>
            </>
          )}
          <Button className={slot.action} variant="text" size="small" onClick={onBoard}>
            {t('board')}
          </Button>
        </div>
      </div>
      <LineTabs
        label={t('playType')}
        idBase={idBase}
        tabs={game.playTypes.map(({ playType }) => ({ id: playType, label: t(`playTypes.${playType}`) }))}
        value={slip.playType}
        onChange={slip.choose}
      />
      <div
        role="tabpanel"
        id={tabIds(idBase, slip.playType).panel}
        aria-labelledby={tabIds(idBase, slip.playType).tab}
      >
        <p className={`${slot.text} ${slot.hint}`}>
          <span className={slot.words}>{t(`hints.${slip.playType}`)}</span>
          {offer && <b className={slot.strong}>{words.price(offer)}</b>}
        </p>
        <PickArea
          key={slip.playType}
          playType={slip.playType}
          picks={slip.picks}
          onToggle={slip.toggle}
          onClear={slip.clear}
          disabled={disabled}
        />
      </div>
      {closed && (
        <Note tone="info" title={t('closed')}>
          {t('closedText')}
        </Note>
      )}
      {slip.lines.length > 0 && (
        <div className={slot.slip}>
          <b className={slot.strong}>{t('slipOf', { count: slip.lines.length })}</b>
          <SlipLines lines={slip.lines} onRemove={slip.remove} />
        </div>
      )}
      {said}
      <StakeBar
        game={game}
        slip={slip}
        price={offer ? words.price(offer) : ''}
        disabled={disabled}
        onPlace={onPlace}
      />
    </Root>
  );
}
