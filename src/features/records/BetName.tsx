import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { coverPath } from '#contract/coverWidths';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useModalAddress } from '@/data/session/useModalAddress';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { Link } from '@/ui/actions/Link';
import { Picture } from '@/ui/media/Picture';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('BetName', ['words', 'note', 'picture']);

const Root = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minWidth: 0,
  [`& .${slot.picture}`]: {
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: vars.radius.xs,
    objectFit: 'cover',
  },
  [`& > .${slot.words}`]: { minWidth: 0 },
  [`& .${slot.note}`]: { display: 'block', fontSize: textSize.note, lineHeight: '18px', fontWeight: 400 },
});

interface BetNameProps {
  bet: Pick<
    Value<'betRecord'>['list'][number],
    'id' | 'gameName' | 'gameType' | 'vendorName' | 'showIcon' | 'free'
  >;
}

/** The game of a round, with a link to the round's details. */
export function BetName({ bet: { id, gameName, gameType, vendorName, showIcon, free } }: BetNameProps) {
  const { t } = useTranslation(['nav', 'records']);
  const money = useMoneyText();
  const hosts = useImageHosts();
  const modal = useModalAddress();
  const sources = showIcon === null ? [] : pictureSources(coverPath(showIcon, 96), hosts);
  return (
    <Root>
      <Picture
        className={slot.picture}
        sources={sources}
        fallback={defaultCover}
        alt=""
        width={36}
        height={36}
      />
      <span className={slot.words}>
        <Link href={modal('round', id)}>{gameName}</Link>
        <small className={slot.note}>{`${t(`category.${gameType}`)}, ${vendorName}`}</small>
        {free && (
          <small className={slot.note}>
            {t('records:freeRound', { stake: money(free.stake), win: money(free.win) })}
          </small>
        )}
      </span>
    </Root>
  );
}
