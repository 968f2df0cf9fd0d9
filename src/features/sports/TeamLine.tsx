import { styled } from '@mui/material/styles';
import type { Discipline } from '#contract/sports';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { disciplinePictures } from '@/config/disciplinePictures';
import { Picture } from '@/ui/media/Picture';
import { ellipsis } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('TeamLine', ['words', 'picture', 'made']);

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  minHeight: 26,
  fontSize: textSize.body,
  fontWeight: 600,
  [`& .${slot.words}`]: { ...ellipsis, flex: 1 },
  [`& .${slot.made}`]: { fontWeight: 700 },
  [`& .${slot.picture}`]: {
    flex: 'none',
    width: 20,
    height: 20,
    borderRadius: vars.radius.pill,
    // A flag may be as white as the page, so it has an outline.
    boxShadow: `0 0 0 1px ${vars.line.subtle}`,
    objectFit: 'cover',
  },
});

interface TeamLineProps {
  name: string;
  picture: string;
  discipline: Discipline;
  /** Points made; undefined without a score. */
  made: number | undefined;
}

/** One team of a match in a list. */
export function TeamLine({ name, picture, discipline, made }: TeamLineProps) {
  return (
    <Root>
      <Picture
        className={slot.picture}
        sources={picture === '' ? [] : [picture]}
        fallback={disciplinePictures[discipline]}
        alt=""
        width={20}
        height={20}
      />
      <span className={slot.words} title={name}>
        {name}
      </span>
      {made !== undefined && <b className={slot.made}>{made}</b>}
    </Root>
  );
}
