import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { CopyButton } from '@/ui/actions/CopyButton';
import { QrCode } from '@/ui/media/QrCode';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { ReactNode } from 'react';

const slot = ownClasses('HandedLink', ['text', 'address']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(5),
  [`& .${slot.text}`]: { display: 'grid', gap: space(3), justifyItems: 'start' },
  [`& .${slot.address}`]: { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface HandedLinkProps {
  address: string;
  /** What the link is for, above it. */
  children?: ReactNode;
}

/** A link for others: to read, to copy, and as a QR code of 160 px. */
export function HandedLink({ address, children }: HandedLinkProps) {
  const { t } = useTranslation('agents');
  return (
    <Root>
      <div className={slot.text}>
        {children}
        <p className={slot.address}>{address}</p>
        <CopyButton
          text={address}
          labels={{ copy: t('links.copy'), copied: t('links.copied'), failed: t('links.copyFailed') }}
        />
      </div>
      <QrCode text={address} label={t('links.qr')} />
    </Root>
  );
}
