import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode, type SyntheticEvent } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { CheckIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, forcedEdge, hidden } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const choiceTilesClasses = slotClasses('MarqueeChoiceTiles', [
  'root',
  'legend',
  'tiles',
  'tile',
  'input',
  'picture',
  'title',
  'line',
  'mark',
]);

const { tiles, tile, title, line, mark } = choiceTilesClasses;

const ChoiceTilesRoot = styled('fieldset', {
  name: 'MarqueeChoiceTiles',
  slot: 'Root',
  overridesResolver: innerSlots(choiceTilesClasses),
})<{ ownerState: Pick<ChoiceTilesProps, 'size'> }>({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [`& .${choiceTilesClasses.legend}`]: {
    marginBottom: space(2),
    padding: 0,
    fontSize: textSize.meta,
    lineHeight: '18px',
    fontWeight: 600,
    color: vars.text.secondary,
  },
  [`& .${tiles}`]: { display: 'grid', gap: space(3), [media.phone]: { gap: space(2.5) } },
  [`& .${tile}`]: {
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
    '&:hover': { backgroundColor: vars.surface.overlay },
    '&:has(:checked)': {
      backgroundColor: vars.primary.soft,
      boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
    },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.text.muted },
  },
  '@media (forced-colors: active)': {
    [`& .${tile}:has(:checked):not(:has(:focus-visible))`]: { outlineWidth: 3, outlineOffset: -3 },
  },
  [`& .${choiceTilesClasses.input}`]: hidden,
  [`& .${choiceTilesClasses.picture}`]: {
    width: 44,
    height: 44,
    objectFit: 'contain',
    marginBottom: space(1.5),
  },
  [`& .${title}`]: { fontWeight: 600, fontSize: textSize.body, lineHeight: '20px' },
  [`& .${line}`]: { fontSize: textSize.note, lineHeight: '18px', color: vars.text.secondary },
  [`& .${tile}:has(:disabled) :is(.${title}, .${line})`]: { color: vars.text.muted },
  [`& .${mark}`]: { display: 'none' },
  [`& .${tile}:has(:checked) .${mark}`]: {
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
  variants: [
    {
      props: { size: 'small' },
      style: {
        [`& .${tiles}`]: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
          [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          // 'Transferência' stays in one piece.
          [media.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
        [`& .${tile}`]: { alignItems: 'center', textAlign: 'center', minHeight: 112, padding: '10px 4px' },
      },
    },
    {
      props: { size: 'large' },
      style: {
        [`& .${tiles}`]: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
          [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        },
      },
    },
  ],
});

export interface Choice<Id extends string> {
  id: Id;
  title: string;
  /** Lines of text below the title. */
  lines?: readonly string[];
  /** Address of a picture above the title. */
  picture?: string;
  disabled?: boolean;
}

interface ChoiceTilesProps<Id extends string = string> extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'onChange' | 'children'
> {
  legend: string;
  name: string;
  value: Id | '';
  choices: readonly Choice<Id>[];
  onChange: (id: Id, event: SyntheticEvent) => void;
  /** @default small */
  size?: 'small' | 'large';
  /** An element after the last tile, to add another one; with `gridColumn: '1 / -1'` it takes a whole row. */
  more?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeChoiceTiles: ChoiceTilesProps;
  }
}

/** A single choice among a few options, each on a tile. */
export function ChoiceTiles<Id extends string>(given: ChoiceTilesProps<Id>) {
  const props = useThemeProps({ props: given, name: 'MarqueeChoiceTiles' });
  const { legend, name, value, choices, onChange, size = 'small', more, className, ...rest } = props;
  const base = useId();
  return (
    <ChoiceTilesRoot
      {...rest}
      className={withClass(choiceTilesClasses.root, className)}
      ownerState={{ ...props, size }}
    >
      <legend className={choiceTilesClasses.legend}>{legend}</legend>
      <div className={tiles}>
        {choices.map((choice) => (
          <ChoiceTile
            key={choice.id}
            {...choice}
            base={`${base}-${choice.id}`}
            name={name}
            checked={choice.id === value}
            onChange={(event) => onChange(choice.id, event)}
          />
        ))}
        {more}
      </div>
    </ChoiceTilesRoot>
  );
}

interface ChoiceTileProps extends Choice<string> {
  /** Prefix of the element ids. */
  base: string;
  name: string;
  checked: boolean;
  onChange: (event: SyntheticEvent) => void;
}

function ChoiceTile({ id, base, title: words, lines = [], picture, ...input }: ChoiceTileProps) {
  return (
    <label className={tile}>
      <input
        type="radio"
        className={choiceTilesClasses.input}
        value={id}
        aria-labelledby={`${base}-title`}
        aria-describedby={base}
        {...input}
      />
      {picture && <img className={choiceTilesClasses.picture} src={picture} alt="" width={44} height={44} />}
      <b className={title} id={`${base}-title`}>
        {words}
      </b>
      <span id={base}>
        {lines.map((text) => (
          <small className={line} key={text}>
            {text}
            <br />
          </small>
        ))}
      </span>
      <i className={mark} aria-hidden>
        <CheckIcon fontSize={12} />
      </i>
    </label>
  );
}
