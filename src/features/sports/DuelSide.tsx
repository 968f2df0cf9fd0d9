import { styled } from '@mui/material/styles';
import type { Discipline } from '#contract/sports';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { disciplinePictures } from '@/config/disciplinePictures';
import type { FormMark } from '@/domain/teamForm';
import { Picture } from '@/ui/media/Picture';
import { lines } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { FormMarks } from './FormMarks';

const slot = ownClasses('DuelSide', ['name', 'picture']);

const SIZE = 72;

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(1.5),
  minWidth: 0,
  [`& .${slot.name}`]: {
    ...lines(2),
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  [`& .${slot.picture}`]: { width: SIZE, height: SIZE, objectFit: 'contain' },
  // Two that are drawn looking left face each other.
  [`&[data-turned] .${slot.picture}`]: { transform: 'scaleX(-1)' },
});

/** Disciplines whose pictures look left. */
const looksLeft: ReadonlySet<Discipline> = new Set(['cockfight', 'horse']);

interface DuelSideProps {
  name: string;
  picture: string;
  discipline: Discipline;
  side: 'home' | 'away';
  form: readonly FormMark[];
}

/** One side of a duel: its picture, its name and its last results. */
export function DuelSide({ name, picture, discipline, side, form }: DuelSideProps) {
  return (
    <Root data-turned={(looksLeft.has(discipline) && side === 'home') || undefined}>
      <Picture
        className={slot.picture}
        sources={picture === '' ? [] : [picture]}
        fallback={disciplinePictures[discipline]}
        alt=""
        width={SIZE}
        height={SIZE}
      />
      <b className={slot.name}>{name}</b>
      <FormMarks marks={form} />
    </Root>
  );
}
