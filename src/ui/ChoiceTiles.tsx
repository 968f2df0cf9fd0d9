import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { CheckIcon } from './icons';
import { media } from './media';
import { focusRing, forcedEdge, hidden } from './styleParts';

const Root = styled('fieldset', { name: 'MarqueeChoiceTiles', slot: 'Root' })({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    marginBottom: 8,
    padding: 0,
    fontSize: 13,
    lineHeight: '18px',
    fontWeight: 600,
    color: vars.text.secondary,
  },
  '& > div': { display: 'grid', gap: 12 },
  '&[data-size=small] > div': { gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' },
  '&[data-size=large] > div': { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' },
  '& label': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: 84,
    padding: '12px 14px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    ...forcedEdge,
    cursor: 'pointer',
    transition: `background-color ${duration.base}`,
    overflowWrap: 'anywhere',
  },
  '&[data-size=small] label': {
    alignItems: 'center',
    textAlign: 'center',
    minHeight: 112,
    padding: '10px 8px',
  },
  '& label:hover': { backgroundColor: vars.surface.overlay },
  '& label:has(:checked)': {
    backgroundColor: vars.primary.soft,
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
  },
  '& label:has(:focus-visible)': focusRing,
  '@media (forced-colors: active)': {
    '& label:has(:checked):not(:has(:focus-visible))': { outlineWidth: 3, outlineOffset: -3 },
  },
  '& label:has(:disabled)': { cursor: 'not-allowed', color: vars.text.muted },
  '& label:has(:disabled) :is(b, small)': { color: vars.text.muted },
  '& input': hidden,
  '& img': { width: 44, height: 44, objectFit: 'contain', marginBottom: 6 },
  '& b': { fontWeight: 600, fontSize: 14, lineHeight: '20px' },
  '& small': { fontSize: 12.5, lineHeight: '18px', color: vars.text.secondary },
  '& i': { display: 'none' },
  '& label:has(:checked) i': {
    position: 'absolute',
    top: 8,
    right: 8,
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.primary.main,
    color: vars.text.onPrimary,
  },
  [media.phone]: {
    '& > div': { gap: 9 },
    '&[data-size=small] > div': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-size=large] > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // Words on one line need both columns.
    '&[data-size=large] > div > :is(a, button)': { gridColumn: '1 / -1' },
  },
});

export interface Choice<Id extends string> {
  id: Id;
  title: string;
  /** Below the title, a line each. */
  lines?: readonly string[];
  /** Address of a picture above the title. */
  picture?: string;
  disabled?: boolean;
}

interface ChoiceTilesProps<Id extends string> {
  legend: string;
  name: string;
  value: Id | '';
  choices: readonly Choice<Id>[];
  onChoose: (id: Id) => void;
  size?: 'small' | 'large';
  /** A way to one more, behind the last. */
  more?: ReactNode;
}

/** One of a few, each on a tile of its own. */
export function ChoiceTiles<Id extends string>(props: ChoiceTilesProps<Id>) {
  const { legend, name, value, choices, onChoose, size = 'small', more } = props;
  const base = useId();
  return (
    <Root data-size={size}>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ id, title, lines = [], picture, disabled }) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              disabled={disabled}
              aria-labelledby={`${base}-${id}-title`}
              aria-describedby={`${base}-${id}`}
              onChange={() => onChoose(id)}
            />
            {picture && <img src={picture} alt="" width={44} height={44} />}
            <b id={`${base}-${id}-title`}>{title}</b>
            <span id={`${base}-${id}`}>
              {lines.map((line) => (
                <small key={line}>
                  {line}
                  <br />
                </small>
              ))}
            </span>
            <i aria-hidden>
              <CheckIcon fontSize={12} />
            </i>
          </label>
        ))}
        {more}
      </div>
    </Root>
  );
}
