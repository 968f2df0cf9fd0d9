import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import type { DeskBody } from '#contract/deskTypes';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { PasswordField } from '@/ui/fields/PasswordField';
import { panel } from '@/ui/styles/styleParts';
import { Heading } from '@/ui/typography/Heading';
import { Text } from '@/ui/typography/Text';

const Root = styled('main')({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: 16,
});

const Panel = styled('div')({
  ...panel,
  display: 'grid',
  gap: space(4),
  width: '100%',
  maxWidth: 400,
  padding: 24,
});

const digitsOf = (text: string): string => text.replace(/\s/g, '');
const isCode = (text: string): boolean => /^\d{6}$/.test(text);
const faultTexts = {
  name: 'needed',
  password: 'needed',
  code: 'codeNeeded',
  nextCode: 'nextCodeNeeded',
} as const;

interface DeskLoginViewProps {
  brand: string;
  busy: boolean;
  /** Whether a second code has to be given, because strangers have used up the tries of the name. */
  needsNextCode: boolean;
  /** Why the last try was refused. */
  refusal: string | undefined;
  onLogIn: (given: DeskBody<'logIn'>) => void;
}

/** The door of the desk: name, password and the code of the authenticator app. */
export function DeskLoginView({ brand, busy, needsNextCode, refusal, onLogIn }: DeskLoginViewProps) {
  const { t } = useTranslation('desk');
  const [given, setGiven] = useState({ name: '', password: '', code: '', nextCode: '' });
  const [missing, setMissing] = useState(false);
  const code = digitsOf(given.code);
  const nextCode = digitsOf(given.nextCode);
  const faults = {
    name: given.name.trim() === '',
    password: given.password === '',
    code: !isCode(code),
    // Typed twice, it would be no next one.
    nextCode: needsNextCode && (!isCode(nextCode) || nextCode === code),
  };
  const field = (name: keyof typeof given) => ({
    name,
    label: t(name),
    value: given[name],
    error: missing && faults[name] ? t(faultTexts[name]) : undefined,
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isWhole = !Object.values(faults).includes(true);
    setMissing(!isWhole);
    const { password } = given;
    if (isWhole) onLogIn({ name: given.name.trim(), password, code, ...(needsNextCode && { nextCode }) });
  };
  return (
    <Root>
      <Panel>
        <Heading level={1} variant="h3">
          {t('title', { brand })}
        </Heading>
        <Text tone="secondary">{t('lead')}</Text>
        <Form label={t('logIn')} onSubmit={submit}>
          <Field {...field('name')} maxLength={40} autoComplete="username" />
          <PasswordField
            {...field('password')}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
            maxLength={200}
            autoComplete="current-password"
          />
          <Field {...field('code')} inputMode="numeric" maxLength={7} autoComplete="one-time-code" />
          {needsNextCode && (
            <>
              <Note tone="info" alert title={t('nextCodeTitle')}>
                {t('nextCodeText')}
              </Note>
              <Field {...field('nextCode')} inputMode="numeric" maxLength={7} autoComplete="off" />
            </>
          )}
          {refusal && (
            <Note tone="danger" alert>
              {refusal}
            </Note>
          )}
          <Button type="submit" tone="primary" fullWidth loading={busy}>
            {t('logIn')}
          </Button>
        </Form>
      </Panel>
    </Root>
  );
}
