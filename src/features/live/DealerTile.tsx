import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Picture } from '../../ui/media/Picture';
import { innerSlots } from '../../ui/styles/innerSlots';
import { media } from '../../ui/styles/media';
import { slotClasses } from '../../ui/styles/slotClasses';
import { hidden, lines, panel } from '../../ui/styles/styleParts';
import { withClass } from '../../ui/styles/withClass';

const dealerTileClasses = slotClasses('MarqueeDealerTile', [
  'root',
  'face',
  'picture',
  'name',
  'table',
  'languages',
  'label',
]);

const slot = dealerTileClasses;
const line = {
  ...lines(2),
  margin: 0,
  color: vars.text.muted,
  fontSize: textSize.caption,
  lineHeight: '16px',
};

const Root = styled('article', {
  name: 'MarqueeDealerTile',
  slot: 'Root',
  overridesResolver: innerSlots(dealerTileClasses),
})<{ ownerState: DealerTileProps }>({
  ...panel,
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: space(2.5),
  alignItems: 'center',
  height: '100%',
  padding: '10px',
  [`& .${slot.face}`]: {
    gridRow: '1 / 4',
    position: 'relative',
    width: 44,
    height: 44,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.primary.soft,
  },
  // The picture shows the dealer from the waist; here is room for the face alone.
  [`& .${slot.picture}`]: { position: 'absolute', top: -8, left: -40, width: 124, height: 124 },
  [`& .${slot.name}`]: {
    ...lines(2),
    margin: 0,
    fontSize: textSize.name,
    lineHeight: '18px',
    fontWeight: 700,
  },
  [`& .${slot.table}`]: line,
  [`& .${slot.languages}`]: line,
  // Of the height of its placeholder, however many tables a dealer has.
  [media.tabletUp]: { [`& .${slot.table}`]: { WebkitLineClamp: 1 } },
  [`& .${slot.label}`]: hidden,
});

interface DealerTileProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string;
  picture: readonly string[];
  /** The dealer's table. */
  table: string;
  /** Language codes, such as "VI · EN". */
  languages: string;
  languagesLabel: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeDealerTile: DealerTileProps;
  }
}

export function DealerTile(given: DealerTileProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeDealerTile' });
  const { name, picture, table, languages, languagesLabel, className, ...rest } = props;
  return (
    <Root aria-label={name} {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <span className={slot.face}>
        <Picture
          className={slot.picture}
          sources={picture}
          fallback="/art/props/cards-380.webp"
          alt=""
          width={124}
          height={124}
        />
      </span>
      <h3 className={slot.name}>{name}</h3>
      <p className={slot.table}>{table}</p>
      <p className={slot.languages}>
        <span className={slot.label}>{languagesLabel} </span>
        {languages}
      </p>
    </Root>
  );
}
