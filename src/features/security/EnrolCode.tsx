import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useAction } from '@/data/core/useAction';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { CodeBoxes } from '@/ui/fields/CodeBoxes';
import { CopyButton } from '@/ui/actions/CopyButton';
import { Form } from '@/ui/fields/Form';
import { media } from '@/ui/styles/media';
import { QrCode } from '@/ui/media/QrCode';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { TwoFactorCalls } from './TwoFactorCalls';

const slot = ownClasses('EnrolCode', ['group', 'text', 'code']);

const codeLength = 6;

const Secret = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  padding: space(4),
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.overlay,
  '& > :first-of-type': { flex: 'none' },
  [`& .${slot.group} > .${slot.text}`]: { margin: `0 0 ${space(2)}`, color: vars.text.secondary },
  [`& .${slot.code}`]: {
    display: 'block',
    margin: `0 0 ${space(3)}`,
    fontFamily: 'inherit',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [media.phone]: { flexDirection: 'column', textAlign: 'center' },
});

/** In groups of four, for typing by hand. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

interface EnrolCodeProps {
  given: Value<'twoFactorEnrol'>;
  confirm: TwoFactorCalls['confirm'];
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The member scans or types the secret into the app; a first code proves that the app has it. */
export function EnrolCode({ given: { secret, uri }, confirm, onDone }: EnrolCodeProps) {
  const { t } = useTranslation('security');
  const [code, setCode] = useState('');
  const { busy, failure, run, forget } = useAction();
  const said = useFailureText(failure);

  const send = async (text: string): Promise<void> => {
    if (text.length < codeLength) return;
    await run(async () => {
      const result = await confirm(text);
      if (result.ok) onDone(result.value.recoveryCodes);
      else setCode('');
      return result;
    });
  };
  return (
    <Form
      label={t('twoFactor.step.code')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <Secret>
        <QrCode text={uri} label={t('twoFactor.qr')} />
        <div className={slot.group}>
          <p className={slot.text}>{t('twoFactor.scan')}</p>
          <code className={slot.code} aria-label={t('twoFactor.secret')}>
            {grouped(secret)}
          </code>
          <CopyButton
            text={secret}
            labels={{
              copy: t('twoFactor.copySecret'),
              copied: t('copied'),
              failed: t('copyFailed'),
            }}
          />
        </div>
      </Secret>
      <CodeBoxes
        name="code"
        label={t('twoFactor.code')}
        value={code}
        error={said}
        helper={t('twoFactor.codeHint')}
        onChange={(text) => {
          setCode(text);
          forget();
          void send(text);
        }}
      />
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('twoFactor.confirm')}
      </Button>
    </Form>
  );
}
