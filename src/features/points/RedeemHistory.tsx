import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { redeemStatuses, type RedeemStatus } from '#contract/points';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { limits } from '@/config/limits';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useRedeemList, type Redemption } from '@/data/resources/usePoints';
import { useCountText } from '@/data/session/useCountText';
import { useSite } from '@/data/session/siteContext';
import { bannerArt } from '@/domain/bannerArt';
import { formatTime } from '@/domain/dates';
import { pictureSources } from '@/domain/pictureSources';
import { Loaded } from '@/forms/Loaded';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { usePaging } from '@/shared/usePaging';
import { Pagination } from '@/ui/actions/Pagination';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { GiftIcon } from '@/ui/media/icons';
import { Picture } from '@/ui/media/Picture';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { panel, tabular } from '@/ui/styles/styleParts';
import { PointsStatus } from './PointsStatus';

const slot = ownClasses('RedeemHistory', [
  'list',
  'row',
  'picture',
  'words',
  'title',
  'meta',
  'end',
  'filter',
]);

const Root = styled('div')({
  display: 'grid',
  gap: space(4),
  [`& .${slot.filter}`]: { maxWidth: 240 },
  [`& .${slot.list}`]: { display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.row}`]: {
    ...panel,
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space(4),
    padding: space(4),
  },
  [`& .${slot.picture}`]: { width: 64, height: 64, objectFit: 'contain' },
  [`& .${slot.words}`]: { display: 'grid', gap: space(1), minWidth: 0, overflowWrap: 'anywhere' },
  [`& .${slot.title}`]: { margin: 0, fontSize: textSize.lead, lineHeight: '22px', fontWeight: 600 },
  [`& .${slot.meta}`]: {
    ...tabular,
    margin: 0,
    fontSize: textSize.note,
    lineHeight: '20px',
    color: vars.text.secondary,
  },
  [`& .${slot.end}`]: { display: 'grid', justifyItems: 'end', gap: space(2) },
  [media.phone]: {
    [`& .${slot.row}`]: { gridTemplateColumns: '48px minmax(0, 1fr)', gap: space(3) },
    [`& .${slot.picture}`]: { width: 48, height: 48 },
    [`& .${slot.end}`]: { gridColumn: 2, justifyItems: 'start' },
  },
});

/** What the member has redeemed, how it stands and where it is (POINT-02). */
export function RedeemHistory() {
  const { t } = useTranslation('points');
  const [status, setStatus] = useHistoryState<RedeemStatus | undefined>('redeem status', undefined);
  const [page, setPage] = useHistoryState('redeem page', 1);
  const list = useRedeemList({
    pageNo: String(page),
    pageSize: String(limits.recordsPerPage),
    ...(status && { status }),
  });
  const paging = usePaging(page, list.value?.totalPages ?? 1, setPage);
  return (
    <Root>
      <div className={slot.filter}>
        <ChoiceFilter
          name="status"
          label={t('statusLabel')}
          all={t('allStatuses')}
          choices={redeemStatuses}
          labelOf={(one) => t(`status.${one}`)}
          value={status}
          onChoose={(one) => {
            setStatus(one);
            setPage(1);
          }}
        />
      </div>
      <Loaded of={list} rows={4}>
        {(value) =>
          value.list.length === 0 ? (
            <EmptyState icon={<GiftIcon fontSize={40} />} title={t('noHistory')} text={t('noHistoryText')} />
          ) : (
            <>
              <ul className={slot.list}>
                {value.list.map((one) => (
                  <Row key={one.no} redemption={one} />
                ))}
              </ul>
              {value.totalPages > 1 && <Pagination {...paging} />}
            </>
          )
        }
      </Loaded>
    </Root>
  );
}

function Row({ redemption }: { redemption: Redemption }) {
  const { t } = useTranslation('points');
  const { art, timeZone } = useSite().boot.brand;
  const hosts = useImageHosts();
  const count = useCountText();
  const money = useMoneyText();
  const { no, at, title, image, quantity, points, amount, rounds, status, answeredAt, ...sent } = redemption;
  const { reason, delivery, shipment } = sent;
  const time = (moment: string) => formatTime(moment, 'sentence', timeZone);
  return (
    <li className={slot.row}>
      <Picture
        className={slot.picture}
        sources={pictureSources(bannerArt(image, art).small, hosts)}
        alt=""
        width={64}
        height={64}
      />
      <div className={slot.words}>
        <h2 className={slot.title}>{quantity > 1 ? `${title} × ${count(quantity)}` : title}</h2>
        <p className={slot.meta}>
          {time(at)} · {t('count', { count: points, points: count(points) })}
          {amount && ` · ${money(amount)}`}
          {rounds !== null && ` · ${t('roundCount', { count: rounds })}`}
        </p>
        {delivery && <p className={slot.meta}>{t('sentTo', delivery)}</p>}
        {shipment && <p className={slot.meta}>{t('shipment', { shipment })}</p>}
        {reason && <p className={slot.meta}>{t(`reason.${reason}`)}</p>}
        {answeredAt && delivery && (
          <p className={slot.meta}>
            {t('answered', {
              status: status === 'approved' ? t('sent') : t(`status.${status}`),
              time: time(answeredAt),
            })}
          </p>
        )}
      </div>
      <div className={slot.end}>
        <PointsStatus status={status} />
        <small>{no}</small>
      </div>
    </li>
  );
}
