import { useTranslation } from 'react-i18next';
import { CodeBoxes } from '@/ui/CodeBoxes';
import type { TextProps } from './fieldProps';
import type { NewPin } from './newPin';

interface NewPinInputProps {
  text: (name: keyof NewPin) => TextProps;
  onType: (name: keyof NewPin, value: string) => void;
}

/** A withdraw password to be chosen: six digits, and once more. */
export function NewPinInput({ text, onType }: NewPinInputProps) {
  const { t } = useTranslation('security');
  const boxes = (name: keyof NewPin) => ({
    ...text(name),
    secret: true,
    onChange: (value: string) => onType(name, value),
  });
  return (
    <>
      <CodeBoxes {...boxes('newPassword')} label={t('withdraw.new')} helper={t('withdraw.lead')} />
      <CodeBoxes {...boxes('confirmNewPassword')} label={t('withdraw.again')} />
    </>
  );
}
