import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { space } from '#theme/space';
import type { Result } from '@/api/failure';
import type { Pause, PauseKind } from '@/data/resources/useSaferPlay';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { NeedsPassword } from '@/shared/NeedsPassword';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Modal } from '@/ui/overlays/Modal';
import { Note } from '@/ui/feedback/Note';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('PauseDialog', ['row']);

const Facts = styled('ul')({
  margin: `${space(2)} 0 0`,
  paddingLeft: space(5),
  [`& .${slot.row} + .${slot.row}`]: { marginTop: space(1) },
});

interface PauseDialogProps {
  kind: PauseKind;
  /** The formatted length; undefined for an exclusion without an end. */
  length: string | undefined;
  /** The formatted end; without an end, the first day on which the operator may lift the exclusion. */
  until: string;
  /** The formatted amount that can be withdrawn meanwhile. */
  available: string;
  /** The formatted amount that stays bound to bonuses; undefined for none. */
  kept?: string | undefined;
  take: (password: string) => Promise<Result<Pause>>;
  onTaken: (pause: Pause) => void | Promise<void>;
  onClose: () => void;
}

/** The final confirmation of a time-out or self-exclusion: its end, its effects, and the password (SAFE-03). */
export function PauseDialog(props: PauseDialogProps) {
  const { kind, length, until, available, kept, take, onTaken, onClose } = props;
  const { t } = useTranslation(['safer', 'forms', 'common']);
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { password: '' },
    schema: () => object({ password: string().required(t('forms:required')) }),
    fieldOfCode: { wrong_account_or_password: { field: 'password', as: 'wrongPassword' } },
    send: ({ password }) => take(password),
    onDone: onTaken,
  });
  const title = length === undefined ? t('pause.endlessSure') : t(`pause.${kind}.sure`, { length });
  return (
    <Modal
      alert
      title={title}
      size="small"
      phone="card"
      onClose={busy ? undefined : onClose}
      closeLabel={t('common:close')}
    >
      <NeedsPassword>
        <Form ref={form} label={title} onSubmit={onSubmit}>
          <Note
            tone="warning"
            title={t(length === undefined ? 'pause.endless' : 'pause.noWayBack', { until })}
          >
            <Facts>
              <li className={slot.row}>{t('pause.endsSessions')}</li>
              <li className={slot.row}>{t('pause.stops')}</li>
              <li className={slot.row}>{t('pause.stays', { available })}</li>
              {kept !== undefined && <li className={slot.row}>{t('pause.kept', { kept })}</li>}
            </Facts>
          </Note>
          <LoginPasswordInput text={text('password')} />
          <FormRefusal failure={failure} />
          <Button type="submit" tone="danger" size="large" fullWidth loading={busy}>
            {t(`pause.${kind}.act`)}
          </Button>
          <Button size="large" fullWidth disabled={busy} onClick={onClose}>
            {t('common:back')}
          </Button>
        </Form>
      </NeedsPassword>
    </Modal>
  );
}
