import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { vars } from '#theme/vars';
import { useSupportPicture } from '@/data/resources/useSupportPicture';

const Shown = styled('img')({
  display: 'block',
  maxWidth: '100%',
  width: 260,
  height: 180,
  objectFit: 'contain',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
});

/** A picture of the member's own chat. */
export function SupportPicture({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('support');
  const { value, failure } = useSupportPicture(id);
  if (failure !== undefined) return <>{t('noPicture')}</>;
  return <Shown src={value?.address} alt={text} width={260} height={180} />;
}
