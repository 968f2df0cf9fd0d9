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
  /** How many games are shown, as text. */
  text: string;
  onMore: () => void;
}

/** Ends the shown portion of a long list with a 'show more' button, so that the footer stays reachable. */
export function MoreGames({ text, onMore }: MoreGamesProps) {
  const { t } = useTranslation('games');
  return (
    <Root>
      <p className={slot.text}>{text}</p>
      <Button onClick={onMore}>{t('moreGames')}</Button>
    </Root>
  );
}
