import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { GameType } from '#contract/constants';
import { languageTag } from '#locales/languages';
import { vars } from '#theme/vars';
import { categoryArt } from '@/config/categoryArt';
import { useLanguage } from '@/data/useLanguage';
import { media } from '@/ui/media';
import { display } from '@/ui/styleParts';
import { sunburst } from '@/ui/sunburst';

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
  '& p': { position: 'relative', margin: '4px 0 0', minHeight: 24, maxWidth: '62%' },
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
    '& p': { maxWidth: 'none', minHeight: 20, fontSize: 13.5, lineHeight: '20px' },
    '& img': { right: 14, top: 12, width: 96, height: 96 },
  },
});

interface CategoryHeadProps {
  category: GameType;
  title: string;
  rebate: string | undefined;
  vendors: number;
  /** Games of all vendors; absent until it is known. */
  total: number | undefined;
}

/** What the category is, how much there is of it, and its rebate with its condition. */
export function CategoryHead({ category, title, rebate, vendors, total }: CategoryHeadProps) {
  const { t } = useTranslation('games');
  const number = new Intl.NumberFormat(languageTag(useLanguage()));
  return (
    <Root>
      <h1>{title}</h1>
      <p>{total !== undefined && total > 0 && t('lead', { total: number.format(total), vendors })}</p>
      {rebate && <p>{t('rebate', { rebate })}</p>}
      <img src={`/art/icons/${categoryArt[category]}.webp`} alt="" width={160} height={160} />
    </Root>
  );
}
