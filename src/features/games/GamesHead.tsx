import { styled } from '@mui/material/styles';
import type { GameType } from '#contract/constants';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { media } from '@/ui/styles/media';
import { display, tabular } from '@/ui/styles/styleParts';
import { sunburst } from '@/ui/media/sunburst';
import { withClass } from '@/ui/styles/withClass';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('GamesHead', ['root', 'plain', 'title', 'text', 'picture', 'art', 'fact', 'amount']);

const Root = styled('header')({
  position: 'relative',
  height: 184,
  padding: '36px 44px',
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
  color: vars.text.onArt,
  boxShadow: vars.shadow.mid,
  '&::before': { ...sunburst, right: -228, top: -288, width: 760, height: 760 },
  [`& .${slot.title}`]: { ...display(36, 46), position: 'relative', margin: 0, textWrap: 'balance' },
  [`& .${slot.text}`]: { position: 'relative', margin: space(1, 0, 0), minHeight: 24, maxWidth: '62%' },
  [`& .${slot.fact}`]: {
    ...tabular,
    position: 'relative',
    display: 'grid',
    margin: space(2, 0, 0),
    fontSize: textSize.meta,
    lineHeight: '18px',
  },
  [`& .${slot.amount}`]: { ...display(30, 38), minHeight: 38 },
  [`& .${slot.picture}`]: {
    position: 'absolute',
    right: 72,
    top: 12,
    width: 160,
    height: 160,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [`&.${slot.plain}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: space(0, 4),
    height: 'auto',
    minHeight: 0,
    padding: 0,
    overflow: 'visible',
    background: 'none',
    color: vars.text.primary,
    boxShadow: 'none',
    '&::before': { content: 'none' },
    [`& .${slot.text}`]: { maxWidth: 'none', minHeight: 24, color: vars.text.secondary },
  },
  [media.phone]: {
    height: 'auto',
    minHeight: 118,
    padding: '18px 130px 16px 20px',
    borderRadius: vars.radius.lg,
    '&::before': { right: -318, top: -320 },
    [`& .${slot.title}`]: display(25, 33),
    [`& .${slot.text}`]: { maxWidth: 'none', minHeight: 20, fontSize: textSize.name, lineHeight: '20px' },
    [`& .${slot.fact}`]: { marginTop: space(1), fontSize: textSize.caption, lineHeight: '16px' },
    [`& .${slot.amount}`]: { ...display(19, 26), minHeight: 26 },
    [`& .${slot.picture}`]: { right: 14, top: 12, width: 96, height: 96 },
  },
});

interface GamesHeadProps {
  className?: string;
  /** Its category, for the ground and art of the brand's layout. */
  category?: GameType;
  /** Name in `public/art/icons`, without the file extension; shown where the brand has no art. */
  picture: string;
  title: string;
  /** "9.842 trò chơi từ 24 nhà cung cấp" */
  lead: string | undefined;
  note?: string;
  /** A line without ground and art, above a page that has a banner of its own. */
  isPlain?: boolean;
  /** One live number; undefined in a page that has none, an empty amount until it is known. */
  fact?: { label: string; amount: string };
}

/** Header of a game list: title, number of games, and a note. */
export function GamesHead(props: GamesHeadProps) {
  const { className, category, picture, title, lead, note, fact, isPlain = false } = props;
  const { artOf } = useSite().boot.brand;
  const hasArt = category !== undefined && artOf.includes(category);
  return (
    <Root
      className={withClass(isPlain ? slot.plain : slot.root, className)}
      data-category={isPlain ? undefined : category}
    >
      <h1 className={slot.title}>{title}</h1>
      <p className={slot.text}>{lead}</p>
      {note && <p className={slot.text}>{note}</p>}
      {fact && (
        <p className={slot.fact}>
          <span>{fact.label}</span>
          <b className={slot.amount}>{fact.amount}</b>
        </p>
      )}
      {isPlain ? null : hasArt ? (
        <span className={slot.art} />
      ) : (
        <img className={slot.picture} src={`/art/icons/${picture}.webp`} alt="" width={160} height={160} />
      )}
    </Root>
  );
}
