import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { isBuiltAddress } from '@/config/routes';
import { useHotMatches } from '@/data/resources/useHotMatches';
import { Frame } from '@/ui/layout/Frame';
import { RouterLink } from '@/ui/actions/RouterLink';
import { focusRing, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useMatchCards } from './useMatchCards';

const slot = ownClasses('ScoreStrip', ['root', 'list', 'match', 'time', 'team', 'score']);

const Root = styled('aside')({
  display: 'grid',
  // As wide as the window at most: the list scrolls inside.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  overflow: 'hidden',
  backgroundColor: vars.surface.page,
  fontSize: textSize.meta,
  [`& .${slot.list}`]: {
    display: 'flex',
    gap: space(10),
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
  },
  [`& .${slot.match}`]: {
    display: 'flex',
    gap: space(2),
    padding: '10px 4px',
    color: vars.text.secondary,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
  [`& .${slot.time}`]: { ...tabular, color: vars.text.muted, fontWeight: 600 },
  [`& .${slot.time}[data-live]`]: { color: vars.danger.main },
  [`& .${slot.team}`]: { maxWidth: 'min(180px, 24vw)', overflow: 'hidden', textOverflow: 'ellipsis' },
  [`& .${slot.score}`]: { ...tabular, color: vars.text.primary },
});

const shownAtMost = 6;

/** Scores of today's matches in one line, above the header; each leads to its match. */
export function ScoreStrip() {
  const { t } = useTranslation('home');
  const matches = useHotMatches().value?.list ?? [];
  const cards = useMatchCards(matches.slice(0, shownAtMost));
  if (cards.length === 0 || !isBuiltAddress('/sports')) return null;
  return (
    <Root className={slot.root} aria-label={t('scores')}>
      <Frame>
        <ul className={slot.list}>
          {cards.map(({ id, live, time, home, away, score }) => (
            <li key={id}>
              <RouterLink className={slot.match} to={`/sports?match=${id}`}>
                <span className={slot.time} data-live={live || undefined}>
                  {time}
                </span>
                <span className={slot.team} title={home.name}>
                  {home.name}
                </span>
                <b className={slot.score}>{score ?? '–'}</b>
                <span className={slot.team} title={away.name}>
                  {away.name}
                </span>
              </RouterLink>
            </li>
          ))}
        </ul>
      </Frame>
    </Root>
  );
}
