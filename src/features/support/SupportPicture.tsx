import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useSupportPicture } from '@/data/resources/useSupportPicture';
import { Modal } from '@/ui/overlays/Modal';
import { focusRing } from '@/ui/styles/styleParts';

const Look = styled('button')({
  display: 'block',
  maxWidth: '100%',
  marginTop: space(1),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
  cursor: 'zoom-in',
  '&:focus-visible': focusRing,
});

const Shown = styled('img')({
  display: 'block',
  maxWidth: '100%',
  width: 260,
  height: 180,
  objectFit: 'contain',
  borderRadius: vars.radius.sm,
});

const Large = styled('img')({ display: 'block', maxWidth: '100%', margin: '0 auto' });

/** A picture of the member's own chat, which opens in its full size. */
export function SupportPicture({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation(['support', 'common']);
  const { value, failure } = useSupportPicture(id);
  const [looks, setLooks] = useState(false);
  if (failure !== undefined) return <>{t('noPicture')}</>;
  return (
    <>
      <Look
        type="button"
        aria-label={t('lookPicture', { name: text })}
        disabled={value === undefined}
        onClick={() => setLooks(true)}
      >
        <Shown src={value?.address} alt="" width={260} height={180} />
      </Look>
      {looks && value && (
        <Modal
          title={text}
          size="large"
          phone="page"
          onClose={() => setLooks(false)}
          closeLabel={t('common:close')}
        >
          <Large src={value.address} alt={text} />
        </Modal>
      )}
    </>
  );
}
