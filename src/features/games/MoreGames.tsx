import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('MoreGames', ['text']);

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(2.5),
  paddingTop: 20,
  [`& .${slot.text}`]: {
    margin: 0,
    fontSize: textSize.meta,
    color: vars.text.muted,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface MoreGamesProps {
  /** How much is shown, in words. */
  text: string;
  onMore: () => void;
}

/** The end of what is shown of a long list, and the way to more: below it the page has its foot. */
export function MoreGames({ text, onMore }: MoreGamesProps) {
  const { t } = useTranslation('games');
  return (
    <Root>
      <p className={slot.text}>{text}</p>
      <Button onClick={onMore}>{t('moreGames')}</Button>
    </Root>
  );
}
