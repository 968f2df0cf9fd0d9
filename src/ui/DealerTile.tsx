import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { Picture } from './Picture';
import { hidden, lines, panel } from './styleParts';

const Root = styled('article', { name: 'MarqueeDealerTile', slot: 'Root' })({
  ...panel,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: 9,
  alignItems: 'center',
  height: '100%',
  padding: '10px',
  '& img': {
    gridRow: '1 / 4',
    width: 44,
    height: 44,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.primary.soft,
    objectFit: 'cover',
    objectPosition: 'top',
  },
  '& h3': { ...lines(2), margin: 0, fontSize: 13.5, lineHeight: '18px', fontWeight: 700 },
  '& p': { ...lines(2), margin: 0, color: vars.text.muted, fontSize: 12, lineHeight: '16px' },
  '& .label': hidden,
});

interface DealerTileProps {
  name: string;
  picture: readonly string[];
  /** Where they deal. */
  table: string;
  /** "VI · EN" */
  languages: string;
  languagesLabel: string;
}

export function DealerTile({ name, picture, table, languages, languagesLabel }: DealerTileProps) {
  return (
    <Root aria-label={name}>
      <Picture sources={picture} fallback="/art/props/cards-380.webp" alt="" width={44} height={44} />
      <h3>{name}</h3>
      <p>{table}</p>
      <p>
        <span className="label">{languagesLabel} </span>
        {languages}
      </p>
    </Root>
  );
}
