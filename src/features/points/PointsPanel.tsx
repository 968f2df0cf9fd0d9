import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { returnTo } from '@/config/returnTo';
import { pointMallAddress } from '@/config/pointMall';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { usePointsBalance, usePointsConfig, type PointsBalance } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { useIdentity } from '@/data/session/useIdentity';
import { useLoginAddress } from '@/data/session/useLoginAddress';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { Picture } from '@/ui/media/Picture';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, tabular } from '@/ui/styles/styleParts';

const slot = ownClasses('PointsPanel', [
  'own',
  'coin',
  'label',
  'points',
  'worth',
  'sources',
  'source',
  'acts',
]);

const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4, 6),
  minHeight: 88,
  padding: space(4, 5),
  borderRadius: vars.radius.lg,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  [`& .${slot.own}`]: { display: 'flex', alignItems: 'center', gap: space(3.5) },
  [`& .${slot.coin}`]: { width: 52, height: 52, objectFit: 'contain' },
  [`& .${slot.label}`]: { display: 'block', fontSize: textSize.caption, color: vars.text.secondary },
  [`& .${slot.points}`]: { ...display(24, 30), ...tabular, display: 'block', color: vars.accent.text },
  [`& .${slot.worth}`]: { fontSize: textSize.caption, color: vars.text.secondary },
  [`& .${slot.sources}`]: { ...tabular, display: 'flex', flexWrap: 'wrap', gap: space(2, 6), margin: 0 },
  [`& .${slot.source}`]: { margin: 0, fontWeight: 600 },
  [`& .${slot.acts}`]: { display: 'flex', flexWrap: 'wrap', gap: space(2.5), marginLeft: 'auto' },
  [media.phone]: {
    padding: space(4),
    [`& .${slot.acts}`]: {
      display: 'grid',
      // One below the other where two have no room for their words.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
      width: '100%',
    },
  },
});
const Wait = styled(SkeletonBlock)({ height: 52, flex: 1 });

/** The member's points, where they came from and what they are worth in money; for others how to get there (POINT-01). */
export function PointsPanel() {
  const { t } = useTranslation('points');
  const { isLogin, isTrial } = useIdentity();
  const balance = usePointsBalance();
  if (isTrial) return <Root aria-label={t('balance')}>{t('trial')}</Root>;
  return (
    <Root aria-label={t('balance')}>
      {isLogin ? (
        <Loaded of={balance} skeleton={<Wait />}>
          {(value) => <Own balance={value} />}
        </Loaded>
      ) : (
        <Guest />
      )}
    </Root>
  );
}

function Guest() {
  const { t } = useTranslation('points');
  const login = useLoginAddress();
  const navigate = useNavigate();
  const place = useLocation();
  return (
    <>
      <span>{t('guest')}</span>
      <div className={slot.acts}>
        <Button tone="primary" onClick={() => void navigate(login, { state: returnTo(place) })}>
          {t('logIn')}
        </Button>
      </div>
    </>
  );
}

function Own({ balance: { points, earned } }: { balance: PointsBalance }) {
  const { t } = useTranslation('points');
  const count = useCountText();
  const money = useMoneyText();
  const modal = useModalAddress();
  const convert = usePointsConfig().value?.convert;
  const steps = convert ? Math.floor(points / convert.points) : 0;
  const worth = convert && {
    ...convert.amount,
    amount: (BigInt(convert.amount.amount) * BigInt(steps)).toString(),
  };
  return (
    <>
      <div className={slot.own}>
        <Picture
          className={slot.coin}
          sources={['/art/props/coin-380.avif', '/art/props/coin-380.webp']}
          alt=""
          width={52}
          height={52}
        />
        <div>
          <span className={slot.label}>{t('balance')}</span>
          <b className={slot.points}>{count(points)}</b>
          {worth && <span className={slot.worth}>{t('worth', { amount: money(worth) })}</span>}
        </div>
      </div>
      {earned.length > 0 && (
        <dl className={slot.sources} aria-label={t('earned')}>
          {earned.map(({ source, points: got }) => (
            <div key={source}>
              <dt className={slot.label}>{t(`source.${source}`)}</dt>
              <dd className={slot.source}>{count(got)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={slot.acts}>
        <Button href={pointMallAddress('details')}>{t('details')}</Button>
        {convert && (
          <Button tone="primary" href={modal('convertPoints')}>
            {t('convert')}
          </Button>
        )}
      </div>
    </>
  );
}
