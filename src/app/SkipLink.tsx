import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { hidden } from '@/ui/styles/styleParts';

const Root = styled('a')({
  '&:not(:focus)': hidden,
  '&:focus': {
    position: 'fixed',
    zIndex: 40,
    top: space(2),
    left: space(2),
    padding: `${space(2)} ${space(4)}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
    color: vars.text.primary,
    boxShadow: vars.shadow.high,
  },
});

/** The first tab stop: skips header and navigation. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return <Root href="#content">{t('skipToContent')}</Root>;
}
