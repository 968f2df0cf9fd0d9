import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { coverPath, cardCoverWidth } from '#contract/coverWidths';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { defaultCover, pictureSources } from '@/domain/pictureSources';
import { Amount } from '@/ui/typography/Amount';
import { Picture } from '@/ui/media/Picture';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { ellipsis, panel, tabular } from '@/ui/styles/styleParts';

const slot = ownClasses('JackpotHits', ['list', 'hit', 'cover', 'words', 'name', 'text', 'amount', 'none']);

const Root = styled('section')({
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(2.5, 3.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) },
  },
  [`& .${slot.hit}`]: {
    ...panel,
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: 68,
    padding: '8px 14px 8px 10px',
  },
  [`& .${slot.cover}`]: {
    flex: 'none',
    width: 48,
    height: 48,
    borderRadius: vars.radius.sm,
    objectFit: 'cover',
    objectPosition: '50% 20%',
    background: vars.gradient.hero,
  },
  [`& .${slot.words}`]: { flex: 1, minWidth: 0 },
  [`& .${slot.name}`]: { ...ellipsis, display: 'block', fontSize: textSize.name, lineHeight: '20px' },
  [`& .${slot.text}`]: {
    display: 'block',
    fontSize: textSize.caption,
    lineHeight: '17px',
    color: vars.text.muted,
  },
  [`& .${slot.amount}`]: { flex: 'none', fontSize: textSize.body, fontWeight: 700 },
  [`& .${slot.none}`]: { margin: 0, color: vars.text.secondary },
});

/** The last pots that were won. Names are not told, not even masked. */
export function JackpotHits({ hits }: { hits: Value<'jackpots'>['hits'] }) {
  const { t } = useTranslation('games');
  const money = useMoneyText();
  const hosts = useImageHosts();
  const { timeZone } = useSite().boot.brand;
  return (
    <Root aria-label={t('jackpot.hits')}>
      <SectionHeading title={t('jackpot.hits')} />
      {hits.length === 0 ? (
        <p className={slot.none}>{t('jackpot.hitsNone')}</p>
      ) : (
        <ul className={slot.list}>
          {hits.map(({ id, gameName, showIcon, tier, amount, wonAt }) => (
            <li key={id} className={slot.hit}>
              <Picture
                className={slot.cover}
                sources={pictureSources(coverPath(showIcon, cardCoverWidth), hosts)}
                fallback={defaultCover}
                alt=""
                width={48}
                height={48}
              />
              <span className={slot.words}>
                <b className={slot.name}>{gameName}</b>
                <small className={slot.text}>
                  {t('jackpot.hitAt', {
                    tier: t(`jackpot.tiers.${tier}`),
                    time: formatTime(wonAt, 'match', timeZone),
                  })}
                </small>
              </span>
              <Amount className={slot.amount} tone="gain">
                {money(amount, true)}
              </Amount>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
