import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { splitByMatches } from '@/domain/splitByMatches';

const Hit = styled('mark')({
  borderRadius: vars.radius.sm,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
});

/** A name with the matches of the search highlighted. */
export function HighlightedName({ name, text }: { name: string; text: string }) {
  return splitByMatches(name, text).map((piece, index) =>
    piece.hit ? <Hit key={index}>{piece.text}</Hit> : piece.text,
  );
}
