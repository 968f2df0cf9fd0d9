import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useMember } from '@/data/session/useMember';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Button } from '@/ui/actions/Button';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('MemberProfile', ['term', 'value']);

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: space(4),
  margin: 0,
  [`& .${slot.term}`]: { fontSize: textSize.note, lineHeight: '18px', color: vars.text.secondary },
  [`& .${slot.value}`]: { margin: 0, minHeight: 22, fontWeight: 600, overflowWrap: 'anywhere' },
});

/** The member's data at the brand; the public nickname can be changed (MEM-02). */
export function MemberProfile() {
  const { t } = useTranslation('security');
  const { timeZone } = useSite().boot.brand;
  const modal = useModalAddress();
  const { value: member } = useMember();
  const { value: profile } = useMemberProfile();
  const time = (iso: string | null | undefined) => {
    if (iso === undefined) return '…';
    return iso === null ? t('profile.first') : formatTime(iso, 'sentence', timeZone);
  };
  const facts = [
    [t('profile.account'), profile?.account ?? '…'],
    [t('profile.nickname'), profile?.nickname ?? '…'],
    [t('profile.level'), member ? t('profile.vip', { level: member.vipLevel }) : '…'],
    [t('profile.joined'), profile ? formatTime(profile.joinedAt, 'day', timeZone) : '…'],
    [t('profile.lastLogin'), time(member?.lastLoginAt)],
  ] as const;
  return (
    <TitledPanel
      title={t('profile.title')}
      end={
        <Button size="small" href={modal('nickname')}>
          {t('changeNamed', { name: t('profile.nicknameInText') })}
        </Button>
      }
    >
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className={slot.term}>{label}</dt>
            <dd className={slot.value}>{value}</dd>
          </div>
        ))}
      </Facts>
    </TitledPanel>
  );
}
