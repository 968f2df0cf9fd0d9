import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Discipline } from '#contract/sports';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { disciplinePictures } from '@/config/disciplinePictures';
import { formMarks, type Standing } from '@/domain/teamForm';
import { Picture } from '@/ui/media/Picture';
import { ellipsis, panel, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('DuelTable', [
  'title',
  'table',
  'head',
  'team',
  'picture',
  'name',
  'words',
  'number',
]);

const Root = styled('section')({
  ...panel,
  ...tabular,
  padding: '12px 10px 8px',
  [`& .${slot.title}`]: {
    margin: space(0, 0, 1.5),
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'start',
  },
  [`& .${slot.table}`]: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: textSize.note,
  },
  [`& .${slot.head}`]: {
    width: 18,
    padding: '4px 0',
    color: vars.text.muted,
    fontSize: textSize.caption,
    fontWeight: 600,
    textAlign: 'center',
  },
  [`& .${slot.head}:first-child`]: { width: 'auto', textAlign: 'start' },
  [`& .${slot.team}`]: { padding: 0, fontWeight: 400, textAlign: 'start' },
  [`& .${slot.name}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(1.5),
    minHeight: 34,
    minWidth: 0,
  },
  [`& .${slot.words}`]: ellipsis,
  [`& .${slot.picture}`]: { flex: 'none', width: 20, height: 20, objectFit: 'contain' },
  [`& .${slot.number}`]: { padding: 0, color: vars.text.secondary, textAlign: 'center' },
  [`& .${slot.number}:nth-child(2)`]: { color: vars.text.primary, fontWeight: 700 },
});

interface DuelTableProps {
  standings: readonly Standing[];
  discipline: Discipline;
}

/** How often each side has won in the last day. Without results there is no table. */
export function DuelTable({ standings, discipline }: DuelTableProps) {
  const { t } = useTranslation('sports');
  if (standings.length === 0) return null;
  // Most duels cannot end level.
  const marks = formMarks.filter((mark) => mark !== 'drawn' || standings.some(({ drawn }) => drawn > 0));
  return (
    <Root>
      <table className={slot.table}>
        <caption className={slot.title}>{t('standings')}</caption>
        <thead>
          <tr>
            <th className={slot.head} scope="col">
              {t('side')}
            </th>
            {marks.map((mark) => (
              <th className={slot.head} key={mark} scope="col">
                <abbr title={t(`form.${mark}`)}>{t(`formLetters.${mark}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ team, picture, ...counts }) => (
            <tr key={team}>
              <th className={slot.team} scope="row">
                <span className={slot.name}>
                  <Picture
                    className={slot.picture}
                    sources={picture === '' ? [] : [picture]}
                    fallback={disciplinePictures[discipline]}
                    alt=""
                    width={20}
                    height={20}
                  />
                  <span className={slot.words} title={team}>
                    {team}
                  </span>
                </span>
              </th>
              {marks.map((mark) => (
                <td className={slot.number} key={mark}>
                  {counts[mark]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
