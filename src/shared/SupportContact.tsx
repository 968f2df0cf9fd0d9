import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import type { ClosedSiteContact } from '@/data/resources/useClosedSiteContact';
import { Button } from '@/ui/actions/Button';
import { CopyButton } from '@/ui/actions/CopyButton';
import { HeadsetIcon } from '@/ui/media/icons';
import { Text } from '@/ui/typography/Text';

const Root = styled('div')({ display: 'grid', justifyItems: 'center', gap: space(4) });
const Mail = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(1, 2),
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

/** Button to customer support on a closed site; a mail address is also written out and can be copied. */
export function SupportContact({ contact: { href, mail } }: { contact: ClosedSiteContact }) {
  const { t } = useTranslation('status');
  return (
    <Root>
      <Button tone="primary" size="large" href={href} startIcon={<HeadsetIcon fontSize={18} />}>
        {t('support')}
      </Button>
      {mail !== undefined && (
        <Mail>
          <Text tone="secondary">{mail}</Text>
          <CopyButton
            text={mail}
            variant="text"
            labels={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
          />
        </Mail>
      )}
    </Root>
  );
}
