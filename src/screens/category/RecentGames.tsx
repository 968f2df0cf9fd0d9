import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { coverPath } from '#contract/coverWidths';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useLaunch } from '@/data/resources/useLaunch';
import { useRecentGames } from '@/data/resources/useRecentGames';
import { Button } from '@/ui/actions/Button';
import { ClockCounterClockwiseIcon } from '@/ui/media/icons';
import { Picture } from '@/ui/media/Picture';
import { display, ellipsis, panel } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('RecentGames', [
  'title',
  'list',
  'row',
  'words',
  'strong',
  'note',
  'icon',
  'picture',
]);

const Root = styled('section')({
  ...panel,
  padding: 12,
  [`& .${slot.title}`]: {
    ...display(15, 22),
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    margin: space(2, 2.5, 1.5),
  },
  [`& .${slot.title} .${slot.icon}`]: { color: vars.accent.text },
  [`& .${slot.list}`]: { margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.row}`]: { display: 'flex', alignItems: 'center', gap: space(3), padding: '8px 8px 8px 10px' },
  [`& .${slot.row} + .${slot.row}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.picture}`]: { width: 38, height: 38, borderRadius: vars.radius.sm, objectFit: 'cover' },
  [`& .${slot.words}`]: { flex: 1, minWidth: 0 },
  [`& .${slot.strong}`]: {
    ...ellipsis,
    display: 'block',
    fontSize: textSize.name,
    lineHeight: '18px',
    fontWeight: 600,
  },
  [`& .${slot.note}`]: {
    ...ellipsis,
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.caption,
    lineHeight: '16px',
  },
});

const shownAtMost = 4;

/** The member's recently played games (GAME-09). Renders nothing if there are none. */
export function RecentGames() {
  const { t } = useTranslation('games');
  const { value } = useRecentGames();
  const hosts = useImageHosts();
  const { open } = useLaunch();
  if (value === undefined || value.list.length === 0) return null;
  return (
    <Root aria-label={t('recent')}>
      <h2 className={slot.title}>
        <ClockCounterClockwiseIcon className={slot.icon} fontSize={18} />
        {t('recent')}
      </h2>
      <ul className={slot.list}>
        {value.list.slice(0, shownAtMost).map((game) => (
          <li className={slot.row} key={game.gameCode}>
            <Picture
              className={slot.picture}
              sources={pictureSources(coverPath(game.showIcon, 96), hosts)}
              fallback={defaultCover}
              alt=""
              width={38}
              height={38}
            />
            <span className={slot.words}>
              <b className={slot.strong} title={game.gameName}>
                {game.gameName}
              </b>
              <small className={slot.note}>{game.vendorName}</small>
            </span>
            <Button
              size="small"
              aria-label={t('playOf', { name: game.gameName })}
              onClick={() => open(game, 'real')}
            >
              {t('play')}
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
