import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { usePopularGames } from '@/data/resources/usePopularGames';
import { Chip } from '@/ui/actions/Chip';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display } from '@/ui/styles/styleParts';

const slot = ownClasses('PopularWords', ['title', 'list']);

const Root = styled('section')({
  marginBottom: space(5),
  [`& .${slot.title}`]: { ...display(16, 24), margin: space(0, 0, 3) },
  [`& .${slot.list}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
});

/** What members played most in the last week, as words to search for; absent while too few have played. */
export function PopularWords({ onWord }: { onWord: (text: string) => void }) {
  const { t } = useTranslation('games');
  const games = usePopularGames().value?.list ?? [];
  if (games.length === 0) return null;
  return (
    <Root aria-labelledby="popular-words">
      <h2 className={slot.title} id="popular-words">
        {t('finder.popularWords')}
      </h2>
      <ul className={slot.list}>
        {games.map(({ gameCode, gameName }) => (
          <li key={gameCode}>
            <Chip onClick={() => onWord(gameName)}>{gameName}</Chip>
          </li>
        ))}
      </ul>
    </Root>
  );
}
