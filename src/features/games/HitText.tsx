import { markHits } from '@/domain/markHits';

/** A name with what the search has found in it marked. */
export function HitText({ name, text }: { name: string; text: string }) {
  return markHits(name, text).map((piece, index) =>
    piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
