import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { markHits } from '@/domain/markHits';

const Hit = styled('mark')({
  borderRadius: vars.radius.sm,
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
});

/** A name with the matches of the search highlighted. */
export function HitText({ name, text }: { name: string; text: string }) {
  return markHits(name, text).map((piece, index) =>
    piece.hit ? <Hit key={index}>{piece.text}</Hit> : piece.text,
  );
}
