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

interface DeskLoginViewProps {
  brand: string;
  busy: boolean;
  /** Why the last try was refused. */
  refusal: string | undefined;
  onLogIn: (given: DeskBody<'logIn'>) => void;
}

/** The door of the desk: name, password and the code of the authenticator app. */
export function DeskLoginView({ brand, busy, refusal, onLogIn }: DeskLoginViewProps) {
  const { t } = useTranslation('desk');
  const [given, setGiven] = useState({ name: '', password: '', code: '' });
  const [missing, setMissing] = useState(false);
  const code = given.code.replace(/\s/g, '');
  const faults = {
    name: given.name.trim() === '',
    password: given.password === '',
    code: !/^\d{6}$/.test(code),
  };
  const field = (name: keyof typeof given) => ({
    name,
    label: t(name),
    value: given[name],
    error: missing && faults[name] ? t(name === 'code' ? 'codeNeeded' : 'needed') : undefined,
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isWhole = !Object.values(faults).includes(true);
    setMissing(!isWhole);
    if (isWhole) onLogIn({ ...given, name: given.name.trim(), code });
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
