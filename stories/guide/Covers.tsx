import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { games, pictures } from '@/testing/samples';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${layout.card}px)`,
  gap: layout.cardGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: vars.radius.md },
  '& small': { display: 'block', marginTop: 6, fontSize: 12, color: vars.text.secondary },
});

const Rules = styled('ul')({
  margin: '0 0 20px',
  paddingLeft: 20,
  color: vars.text.primary,
  lineHeight: '22px',
});

/** Covers from the generator, with the rules for them. */
export function Covers() {
  return (
    <>
      <Rules>
        <li>
          {layout.card} × {(layout.card * 4) / 3} on the page, 3:4; drawn at 220 px, larger only where shown
          larger.
        </li>
        <li>
          The game’s code is the seed: theme, layout, warp and faces come of it, and are the same each time.
        </li>
        <li>The lettering is paths with room for stacked marks; the name stands below as text as well.</li>
        <li>One tag at the upper left at most; nothing else lies on a cover at rest.</li>
        <li>Until a cover has come, and where none comes, a quiet surface holds its place.</li>
      </Rules>
      <Grid>
        {[...games.map(({ gameId, name, cover }) => ({ id: gameId, name, src: cover[0] })), fallback].map(
          ({ id, name, src }) => (
            <li key={id}>
              <img src={src} alt="" width={layout.card} height={(layout.card * 4) / 3} />
              <small>
                {id} · {name}
              </small>
            </li>
          ),
        )}
      </Grid>
    </>
  );
}

const fallback = { id: 'FISH043', name: 'Stands in where a picture fails', src: pictures.fallbackCover };
