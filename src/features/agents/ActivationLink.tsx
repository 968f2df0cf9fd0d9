import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { HandedLink } from './HandedLink';

/** The link for the owner of an opened account. The gateway shows it once; until when it works stands with it (AGENT-12). */
export function ActivationLink({ address, expiresAt }: Value<'renewActivation'>) {
  const { t } = useTranslation('agents');
  const { timeZone } = useSite().boot.brand;
  return (
    <HandedLink address={address}>
      <span>{t('open.once', { time: formatTime(expiresAt, 'sentence', timeZone) })}</span>
    </HandedLink>
  );
}
