import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakpoint } from '#theme/layout';
import { space } from '#theme/space';
import { disciplines, type Discipline, type Sport } from '#contract/sports';
import { limits } from '@/config/limits';
import { useHistoryOverlay } from '@/data/core/useHistoryOverlay';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useIdentity } from '@/data/session/useIdentity';
import { useOddsFormat } from '@/data/resources/useOddsFormat';
import { useOddsFreshness } from '@/data/storage/useOddsFreshness';
import { useSite } from '@/data/session/siteContext';
import { useStableCallback } from '@/data/core/useStableCallback';
import { useSportsMatches, useSportsResults } from '@/data/resources/useSports';
import { hasChoice, isDuel } from '@/domain/duels';
import { filterMatches, type MatchFilter } from '@/domain/matchFilter';
import { FORM, formOf, standingsOf } from '@/domain/teamForm';
import { Loaded } from '@/forms/Loaded';
import { media } from '@/ui/styles/media';
import { sidePanelAtLeft } from '@/ui/styles/sidePanelSide';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { hidden } from '@/ui/styles/styleParts';
import { columnHeight, useColumnHeight } from '@/ui/hooks/useColumnHeight';
import { useMediaQuery } from '@/ui/hooks/useMediaQuery';
import { ownClasses } from '@/ui/styles/ownClasses';
import { LiveText } from '@/ui/typography/LiveText';
import { DuelTable } from './DuelTable';
import { FeedNote } from './FeedNote';
import { choicesOn, type Choice } from './isSamePick';
import { LiftedMatch } from './LiftedMatch';
import { MatchFilters } from './MatchFilters';
import { MatchList } from './MatchList';
import { MatchPage } from './MatchPage';
import { MyBets } from './MyBets';
import { ResultList } from './ResultList';
import { SlipDoor } from './slipDoor';
import { SlipDesk } from './SlipDesk';
import { SlipSheet } from './SlipSheet';
import { SportsMenu } from './SportsMenu';
import { useMatchWords } from './useMatchWords';
import { useSlip, type NamedSide } from './useSlip';

const slot = ownClasses('SportsDesk', ['section', 'title', 'aside']);

const Root = styled('div')({
  display: 'grid',
  // The list keeps the width of its wide form, also on the narrowest page of a brand.
  gridTemplateColumns: 'minmax(160px, 196px) minmax(626px, 1fr) minmax(280px, 290px)',
  alignItems: 'start',
  gap: space(4),
  // The slip stays in view beside a long list; where it is higher than the window, its end does.
  [`& > .${slot.aside}`]: {
    position: 'sticky',
    top: `min(12px, calc(100dvh - var(${columnHeight}, 0px) - 12px))`,
  },
  '&[data-one-match]': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3.5), minWidth: 0 },
  // On a phone the sections below start outside of the window, however short the list is, to avoid a layout shift.
  [`& > .${slot.section}`]: { alignContent: 'start', minHeight: 640 },
  // Visually hidden: sighted users see the title in the filters.
  [`& > .${slot.section} > .${slot.title}`]: hidden,
  [media.belowDesktop]: {
    '&, &[data-one-match]': { gridTemplateColumns: 'minmax(0, 1fr)' },
    [`& > .${slot.aside}`]: { position: 'static' },
    // Without a menu; its column stays, because a table may come into it.
    '& > :empty': { display: 'none' },
  },
});

// A chat that is open beside the page leaves the slip in view.
const slipInView = <GlobalStyles styles={sidePanelAtLeft} />;

/** Of its menu below desktops: leagues, and disciplines above them if there are several. */
const linesOf = (sport: Sport) => (sport === 'SPORTS' ? 'two' : 'one');

interface SportsDeskProps {
  sport: Sport;
  /** Preselected filter. */
  discipline?: Discipline;
  /** The selection in the page's address. */
  named: NamedSide | undefined;
  /** The match whose page is open; undefined shows the list. */
  matchId?: string;
  /** Address of a match's page, or of the list. */
  hrefOf: (matchId?: string) => string;
}

/** Matches of a sport with live prices, the bet slip, and the member's bets (SPORT-01). */
export function SportsDesk({ sport, discipline: first, named, matchId, hrefOf }: SportsDeskProps) {
  const { t } = useTranslation('sports');
  const titleId = useId();
  const { boot, client } = useSite();
  const { isLogin, isTrial } = useIdentity();
  const [format, setFormat] = useOddsFormat();
  const [filter, setFilter] = useHistoryState<MatchFilter>('matches', 'hot');
  const [discipline, setDiscipline] = useHistoryState('discipline', first);
  const [league, setLeague] = useHistoryState<string | undefined>('league', undefined);
  const words = useMatchWords(format);
  const board = useSportsMatches(sport);
  const isAwaited = board.value === undefined && board.failure === undefined;
  const hasForms = board.value?.list.some((match) => isDuel(match.discipline)) === true;
  const results = useSportsResults(sport, filter === 'results' || hasForms);
  const isTrusted = useOddsFreshness(board.value);
  const slip = useSlip(sport, board.value, named);
  const isNarrow = useMediaQuery(`(max-width: ${breakpoint.large - 0.05}px)`);
  const sheet = useHistoryOverlay('slip');
  const panel = useRef<HTMLElement>(null);
  const column = useColumnHeight<HTMLElement>();
  const openSlip = useStableCallback(() => (isNarrow ? sheet.open() : panel.current?.focus()));
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const choose = useStableCallback((choice: Choice) => {
    const change = slip.choose(choice);
    const { matchId, ...pick } = choice;
    const match = board.value?.list.find(({ id }) => id === matchId);
    if (match === undefined) return;
    const key = change === 'added' ? 'pickAdded' : 'pickRemoved';
    if (change === undefined && !slip.isFull) return;
    const text = change ? t(key, { pick: words.pick(match, pick) }) : t('parlayFull');
    setSaid(({ turn }) => ({ text, turn: turn + 1 }));
  });

  // Rows render with low priority, so that a burst of prices blocks neither typing nor scrolling.
  // The first answer is shown at once: the deferred one is still missing then, and would say that there are no matches.
  const deferred = useDeferredValue(board.value) ?? board.value;
  const all = deferred?.list ?? [];
  const ofDiscipline = all.filter((match) => discipline === undefined || match.discipline === discipline);
  const shown = ofDiscipline.filter(({ competition }) => league === undefined || competition === league);
  const clock = { now: client.clock.now(), timeZone: boot.brand.timeZone, hot: limits.hotMatches };
  const listed = filterMatches(shown, filter, clock);
  // A duel takes bets until it begins: the next one is of interest, not the one that runs.
  const lifted = listed.find(({ discipline: one, minute, score }) =>
    isDuel(one) && score === undefined ? minute === undefined : minute !== undefined,
  );
  const rest = lifted && isDuel(lifted.discipline) ? listed.filter((match) => match !== lifted) : listed;
  const ended = results.value?.list;
  const forms = lifted && {
    home: formOf(ended ?? [], lifted.homeTeam, FORM),
    away: formOf(ended ?? [], lifted.awayTeam, FORM),
  };
  const standings = useMemo(() => standingsOf(ended ?? []), [ended]);
  const isPaused = board.value?.paused === true;
  const stands = isPaused || !isTrusted;
  const chosen = slip.legs.map(({ match, pick }) => ({ matchId: match.id, ...pick }));
  const desk = board.value && <SlipDesk slip={slip} board={board.value} words={words} paused={stands} />;
  const changeDiscipline = (next: Discipline | undefined): void => {
    setDiscipline(next);
    setLeague(undefined);
  };
  const [anyMatch] = all;
  const table = anyMatch && isDuel(anyMatch.discipline) && (
    <DuelTable standings={standings} discipline={anyMatch.discipline} />
  );
  return (
    <SlipDoor value={openSlip}>
      {slipInView}
      <Root data-one-match={matchId !== undefined || undefined}>
        {matchId === undefined && (
          <div>
            <SportsMenu
              waits={isAwaited && (hasChoice(sport) || !isNarrow) ? linesOf(sport) : undefined}
              matches={all}
              disciplines={disciplines.filter((one) => all.some((match) => match.discipline === one))}
              discipline={discipline}
              onDiscipline={changeDiscipline}
              league={league}
              onLeague={setLeague}
            />
            {!isNarrow && table}
          </div>
        )}
        <section className={slot.section} aria-labelledby={titleId}>
          <h2 className={slot.title} id={titleId}>
            {t('matches')}
          </h2>
          {stands && <FeedNote reason={isPaused ? 'paused' : 'stale'} />}
          {matchId === undefined ? (
            <>
              <MatchFilters
                filter={filter}
                counts={{ live: filterMatches(shown, 'live', clock).length }}
                onFilter={setFilter}
                format={format}
                onFormat={setFormat}
              />
              {filter === 'results' ? (
                <Loaded of={results} rows={8}>
                  {({ list }) => (
                    <ResultList
                      results={list.filter(
                        (one) =>
                          (discipline === undefined || one.discipline === discipline) &&
                          (league === undefined || one.competition === league),
                      )}
                      words={words}
                    />
                  )}
                </Loaded>
              ) : (
                <Loaded of={board} skeleton={<ListSkeleton rows={10} />}>
                  {() => (
                    <>
                      {lifted && (
                        <LiftedMatch
                          match={lifted}
                          words={words}
                          href={hrefOf(lifted.id)}
                          chosen={choicesOn(chosen, lifted.id)}
                          paused={stands}
                          {...(forms && { forms })}
                          onChoose={choose}
                        />
                      )}
                      {(rest.length > 0 || lifted === undefined) && (
                        <MatchList
                          matches={rest}
                          {...(ended && { results: ended })}
                          words={words}
                          chosen={chosen}
                          paused={stands}
                          hrefOf={hrefOf}
                          onChoose={choose}
                        />
                      )}
                      {isNarrow && table}
                    </>
                  )}
                </Loaded>
              )}
            </>
          ) : (
            <Loaded of={board} skeleton={<ListSkeleton rows={10} />}>
              {({ list }) => (
                <MatchPage
                  matchId={matchId}
                  match={list.find(({ id }) => id === matchId)}
                  words={words}
                  chosen={choicesOn(chosen, matchId)}
                  paused={stands}
                  backHref={hrefOf()}
                  onChoose={choose}
                />
              )}
            </Loaded>
          )}
        </section>
        <aside className={slot.aside} ref={column}>
          {isNarrow ? (
            <SlipSheet
              slip={slip}
              words={words}
              open={sheet.isOpen}
              onOpen={sheet.open}
              onClose={sheet.close}
            >
              {desk}
            </SlipSheet>
          ) : (
            <TitledPanel title={t('slip')} heading="h2" ref={panel} tabIndex={-1}>
              {desk ?? <ListSkeleton rows={3} />}
            </TitledPanel>
          )}
          {isLogin && !isTrial && <MyBets words={words} />}
        </aside>
        <LiveText turn={said.turn}>{said.text}</LiveText>
      </Root>
    </SlipDoor>
  );
}
