import { useTranslation } from 'react-i18next';
import type { ClosedSiteContact } from '@/data/resources/useClosedSiteContact';
import { CopyButton } from '@/ui/actions/CopyButton';
import { SupportContact } from '@/shared/SupportContact';
import { StatusPage, statusPageClasses } from '@/ui/feedback/StatusPage';

interface BlockedViewProps {
  /** The visitor's IP address; undefined until it has loaded. */
  ip?: string;
  /** Customer support, if the brand names any. */
  support?: ClosedSiteContact | undefined;
}

/** Says that the site is not available in this region; shows neither games nor promotions. */
export function BlockedView({ ip, support }: BlockedViewProps) {
  const { t } = useTranslation('status');
  return (
    <StatusPage
      title={t('blockedTitle')}
      text={t('blockedBody')}
      scene="region"
      detail={
        <div className={statusPageClasses.panel}>
          <span>{ip === undefined ? t('blockedIpUnknown') : t('blockedIp', { ip })}</span>
          {ip !== undefined && (
            <CopyButton
              text={ip}
              labels={{
                copy: t('copy'),
                copied: t('copied'),
                failed: t('copyFailed'),
              }}
            />
          )}
        </div>
      }
      actions={support && <SupportContact contact={support} />}
    />
  );
}
