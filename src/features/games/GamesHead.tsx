import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { sunburst } from '@/ui/media/sunburst';

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
  '& h1': { ...display(36, 46), position: 'relative', margin: 0, textWrap: 'balance' },
  '& p': { position: 'relative', margin: space(1, 0, 0), minHeight: 24, maxWidth: '62%' },
  '& img': {
    position: 'absolute',
    right: 72,
    top: 12,
    width: 160,
    height: 160,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [media.phone]: {
    height: 'auto',
    minHeight: 118,
    padding: '18px 130px 16px 20px',
    borderRadius: vars.radius.lg,
    '&::before': { right: -318, top: -320 },
    '& h1': display(25, 33),
    '& p': { maxWidth: 'none', minHeight: 20, fontSize: textSize.name, lineHeight: '20px' },
    '& img': { right: 14, top: 12, width: 96, height: 96 },
  },
});

interface GamesHeadProps {
  /** In `public/art/icons`, without its ending. */
  picture: string;
  title: string;
  /** "9.842 trò chơi từ 24 nhà cung cấp" */
  lead: string | undefined;
  note?: string;
}

/** What a list of games is, how much there is of it, and what comes with it. */
export function GamesHead({ picture, title, lead, note }: GamesHeadProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{lead}</p>
      {note && <p>{note}</p>}
      <img src={`/art/icons/${picture}.webp`} alt="" width={160} height={160} />
    </Root>
  );
}
