import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('MatchCounts', ['count', 'name', 'number']);

const names = ['shots', 'corners', 'cards'] as const;

const Root = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  margin: 0,
  fontSize: textSize.meta,
  [`& .${slot.count}`]: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'center',
    alignItems: 'baseline',
    gap: space(2),
    flexWrap: 'wrap',
    [media.phone]: {
      flexDirection: 'column-reverse',
      alignItems: 'center',
      gap: space(0.5),
      textAlign: 'center',
    },
  },
  [`& .${slot.name}`]: { fontSize: textSize.caption, lineHeight: '16px' },
  [`& .${slot.number}`]: { margin: 0, fontWeight: 700 },
});

interface MatchCountsProps {
  counts: NonNullable<Value<'sportsMatch'>['counts']>;
}

/** What the feed counts in a match, home side first. */
export function MatchCounts({ counts }: MatchCountsProps) {
  const { t } = useTranslation('sports');
  return (
    <Root>
      {names.map((name) => {
        const count = counts[name];
        return (
          count && (
            <div className={slot.count} key={name}>
              <dt className={slot.name}>{t(`counts.${name}`)}</dt>
              <dd className={slot.number}>{`${count.home} – ${count.away}`}</dd>
            </div>
          )
        );
      })}
    </Root>
  );
}
