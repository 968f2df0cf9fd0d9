import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { ContractTable, type TableColumn } from '@/ui/data-display/ContractTable';
import { CopyButton } from '@/ui/actions/CopyButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { UserPlusIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { QrCode } from '@/ui/media/QrCode';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { vars } from '#theme/vars';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('ReferralView', ['facts', 'term', 'value']);

const Invitation = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(5),
  alignItems: 'center',
  [`& .${slot.facts}`]: { margin: 0 },
  [`& .${slot.term}`]: { fontSize: textSize.note, color: vars.text.secondary },
  [`& .${slot.value}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(3),
    margin: `0 0 ${space(3)}`,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type Friend = Value<'referral'>['friends'][number];
const tones = { open: 'neutral', due: 'warning', claimed: 'success' } as const;

/** The referral link with code and QR picture, the referred friends, and the rewards (MEM-10). */
export function ReferralView({ referral }: { referral: Value<'referral'> }) {
  const { t } = useTranslation('rewards');
  const { boot, origin } = useSite();
  const money = useMoneyText();
  const link = `${origin}/register?referralCode=${encodeURIComponent(referral.code)}`;
  const labels = { copied: t('copied'), failed: t('copyFailed') };
  const columns: readonly TableColumn<Friend>[] = [
    { id: 'name', label: t('friend'), render: ({ name }) => name },
    {
      id: 'joined',
      label: t('joined'),
      render: ({ joinedAt }) => formatTime(joinedAt, 'day', boot.brand.timeZone),
    },
    { id: 'wagered', label: t('validBet'), figures: true, render: ({ wagered }) => money(wagered) },
    {
      id: 'state',
      label: t('reward'),
      render: ({ state }) => <StatusLabel tone={tones[state]}>{t(`friendState.${state}`)}</StatusLabel>,
    },
  ];
  return (
    <>
      <FigureTiles
        figures={[
          {
            id: 'reward',
            label: t('perFriend'),
            value: money(referral.reward),
            note: t('friendTerms', { amount: money(referral.condition), count: referral.times }),
          },
          { id: 'friends', label: t('invited'), value: String(referral.friends.length) },
          { id: 'earned', label: t('earned'), value: money(referral.earned) },
        ]}
      />
      <TitledPanel title={t('invite')}>
        <Invitation>
          <dl className={slot.facts}>
            <dt className={slot.term}>{t('code')}</dt>
            <dd className={slot.value}>
              <span>{referral.code}</span>
              <CopyButton text={referral.code} labels={{ ...labels, copy: t('copyCode') }} />
            </dd>
            <dt className={slot.term}>{t('link')}</dt>
            <dd className={slot.value}>
              <span>{link}</span>
              <CopyButton text={link} labels={{ ...labels, copy: t('copyLink') }} />
            </dd>
          </dl>
          <QrCode text={link} label={t('qr')} />
        </Invitation>
      </TitledPanel>
      <ContractTable
        caption={t('friends')}
        columns={columns}
        rows={referral.friends}
        keyOf={({ name, joinedAt }) => `${name} ${joinedAt}`}
        nothing={<EmptyState plain icon={<UserPlusIcon fontSize={30} />} title={t('noFriends')} />}
      />
    </>
  );
}
