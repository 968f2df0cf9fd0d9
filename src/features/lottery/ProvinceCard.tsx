import { styled } from '@mui/material/styles';
import type { LotteryRegion } from '#contract/lottery';
import { regionInks } from '#theme/regionInks';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '@/ui/hooks/anchor';
import { CaretRightIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { ellipsis, faded, focusRing, lines, panel } from '@/ui/styles/styleParts';
import { Landscape } from './Landscape';

const slot = ownClasses('ProvinceCard', ['landscape', 'words', 'name', 'note', 'caret']);

const Root = styled('a')({
  ...panel,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr) 14px',
  alignItems: 'center',
  gap: space(3.5),
  height: 76,
  paddingRight: 14,
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  color: vars.text.primary,
  textDecoration: 'none',
  '&:focus-visible': { ...focusRing, outlineOffset: 1 },
  [`& .${slot.landscape}`]: { display: 'block', width: '100%', height: 76 },
  [`& .${slot.words}`]: { minWidth: 0 },
  [`& .${slot.name}`]: {
    ...lines(2),
    overflowWrap: 'anywhere',
    fontSize: textSize.lead,
    lineHeight: '21px',
    fontWeight: 700,
  },
  [`& .${slot.note}`]: {
    ...ellipsis,
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '17px',
  },
  [`& .${slot.caret}`]: { color: vars.text.muted },
  [media.hover]: { [`&:hover .${slot.name}`]: { textDecoration: 'underline' } },
  '&[data-large]': {
    display: 'block',
    height: 152,
    padding: 0,
    color: vars.text.onArt,
    [`& .${slot.landscape}`]: { height: 152 },
    [`& .${slot.words}`]: {
      position: 'absolute',
      inset: 'auto 0 0',
      padding: '32px 44px 12px 16px',
    },
    [`& .${slot.name}`]: { fontSize: textSize.subtitle, lineHeight: '25px' },
    [`& .${slot.note}`]: { color: vars.text.onArt },
    [`& .${slot.caret}`]: { position: 'absolute', right: 16, bottom: 22, color: vars.text.onArt },
  },
  ...Object.fromEntries(
    Object.entries(regionInks).map(([region, { deep }]) => [
      `&[data-large=${region}]`,
      {
        backgroundColor: deep,
        [`& .${slot.words}`]: {
          background: `linear-gradient(transparent, ${faded(deep, 72)} 40%, ${faded(deep, 92)})`,
        },
      },
    ]),
  ),
});

export interface ProvinceCardProps {
  /** Code of a lottery, or of the province that holds its draw. */
  code: string;
  region: LotteryRegion;
  name: string;
  /** When it draws. */
  note: string;
  href: string;
  /** The first of its region. */
  large?: boolean;
}

/** A province with its landscape, and when it draws. */
export function ProvinceCard({ code, region, name, note, href, large = false }: ProvinceCardProps) {
  const { component, ...address } = anchor(href);
  return (
    <Root as={component} {...address} data-large={large ? region : undefined}>
      <Landscape className={slot.landscape} code={code} region={region} />
      <span className={slot.words}>
        <b className={slot.name} title={name}>
          {name}
        </b>
        <small className={slot.note}>{note}</small>
      </span>
      <CaretRightIcon className={slot.caret} fontSize={14} />
    </Root>
  );
}
