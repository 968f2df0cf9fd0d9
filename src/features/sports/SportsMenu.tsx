import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Discipline } from '#contract/sports';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { disciplinePictures } from '@/config/disciplinePictures';
import { byCompetition } from '@/domain/matchFilter';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { media } from '@/ui/styles/media';
import { focusRing, lines, panel, pressable, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('SportsMenu', ['group', 'title', 'list', 'entry', 'picture', 'words', 'count']);

const Root = styled('nav')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(3.5),
  minWidth: 0,
  [`& .${slot.group}`]: { ...panel, padding: '10px' },
  [`& .${slot.title}`]: {
    margin: 0,
    padding: '4px 8px 8px',
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
  },
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(0.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${slot.entry}`]: {
    ...pressable,
    justifyContent: 'start',
    gap: space(2),
    width: '100%',
    minHeight: 40,
    padding: '6px 8px',
    borderRadius: vars.radius.sm,
    color: vars.text.secondary,
    font: 'inherit',
    fontSize: textSize.name,
    textAlign: 'start',
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
    '&:hover': { backgroundColor: vars.surface.overlay },
    '&[aria-pressed=true]': {
      backgroundColor: vars.primary.soft,
      color: vars.primary.text,
      fontWeight: 600,
    },
  },
  [`& .${slot.picture}`]: { flex: 'none', width: 22, height: 22, objectFit: 'contain' },
  [`& .${slot.words}`]: { ...lines(2), flex: 1, lineHeight: '18px' },
  [`& .${slot.count}`]: { color: vars.text.muted, fontSize: textSize.caption },
  [media.belowDesktop]: {
    [`& .${slot.group}`]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' },
    [`& .${slot.title}`]: { display: 'none' },
    [`& .${slot.list}`]: {
      display: 'flex',
      gap: space(2),
      padding: '4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    [`& .${slot.list} > *`]: { flex: 'none' },
    // Leagues of all disciplines would be a second line of chips before the first match.
    [media.phone]: { [`& .${slot.group}[data-leagues=all]`]: { display: 'none' } },
    [`& .${slot.entry}`]: {
      minHeight: 44,
      padding: '8px 12px',
      backgroundColor: vars.surface.raised,
      boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    },
  },
});

/** Where the menu will be: a column, below desktops its lines. */
const Place = styled(SkeletonBlock)({
  height: 320,
  borderRadius: vars.radius.lg,
  [media.belowDesktop]: {
    height: 52,
    borderRadius: vars.radius.sm,
    // Disciplines, and their leagues below.
    [media.tabletUp]: { '&[data-lines=two]': { height: 118 } },
  },
});

interface SportsMenuProps {
  /** Keeps the menu's place until the matches come: leagues alone, or disciplines above them. */
  waits?: 'one' | 'two' | undefined;
  matches: readonly BoardMatch[];
  disciplines: readonly Discipline[];
  discipline: Discipline | undefined;
  onDiscipline: (discipline: Discipline | undefined) => void;
  league: string | undefined;
  onLeague: (league: string | undefined) => void;
}

/** Disciplines and leagues at the side of the matches, with how many matches they have. Pressing again shows all. */
export function SportsMenu(props: SportsMenuProps) {
  const { waits, matches, disciplines, discipline, onDiscipline, league, onLeague } = props;
  const { t } = useTranslation('sports');
  const ofDiscipline = (one: Discipline) => matches.filter((match) => match.discipline === one);
  const leagues = byCompetition(discipline === undefined ? matches : ofDiscipline(discipline));
  const isAll = disciplines.length > 1 && discipline === undefined;
  if (waits) return <Place data-lines={waits} />;
  // A single league is no choice.
  if (disciplines.length < 2 && leagues.length < 2) return null;
  return (
    <Root aria-label={t('sportsMenu')}>
      {disciplines.length > 1 && (
        <section className={slot.group}>
          <h2 className={slot.title}>{t('sportsMenu')}</h2>
          <ul className={slot.list}>
            {disciplines.map((one) => (
              <li key={one}>
                <button
                  className={slot.entry}
                  type="button"
                  aria-pressed={one === discipline}
                  onClick={() => onDiscipline(one === discipline ? undefined : one)}
                >
                  <img
                    className={slot.picture}
                    src={disciplinePictures[one]}
                    alt=""
                    width={22}
                    height={22}
                    loading="lazy"
                  />
                  <span className={slot.words}>{t(`disciplines.${one}`)}</span>
                  <span className={slot.count}>{ofDiscipline(one).length}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={slot.group} data-leagues={isAll ? 'all' : undefined}>
        <h2 className={slot.title}>{t('leagues')}</h2>
        <ul className={slot.list}>
          {leagues.map(({ competition, matches: list }) => (
            <li key={competition}>
              <button
                className={slot.entry}
                type="button"
                title={competition}
                aria-pressed={competition === league}
                onClick={() => onLeague(competition === league ? undefined : competition)}
              >
                <span className={slot.words}>{competition}</span>
                <span className={slot.count}>{list.length}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Root>
  );
}
