import { useTranslation } from 'react-i18next';
import { CodeBoxes } from '@/ui/fields/CodeBoxes';
import type { TextProps } from './fieldProps';
import type { NewPin } from './newPin';

interface NewPinInputProps {
  text: (name: keyof NewPin) => TextProps;
}

/** Fields for a new withdraw password: six digits, typed twice. */
export function NewPinInput({ text }: NewPinInputProps) {
  const { t } = useTranslation('security');
  return (
    <>
      <CodeBoxes {...text('newPassword')} secret label={t('withdraw.new')} helper={t('withdraw.lead')} />
      <CodeBoxes {...text('confirmNewPassword')} secret label={t('withdraw.again')} />
    </>
  );
}
