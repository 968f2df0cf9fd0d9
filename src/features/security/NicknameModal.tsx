import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { nicknameLength } from '#contract/nickname';
import { typedField } from '#contract/typedFields';
import { useMember } from '@/data/session/useMember';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useSend } from '@/data/core/useSend';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Modal } from '@/ui/overlays/Modal';

/** Changes the name that other members see at live tables and on leaderboards (MEM-02). */
export function NicknameModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'forms', 'common']);
  const send = useSend();
  const profile = useMemberProfile();
  const member = useMember();
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { nickname: '' },
    schema: () =>
      object({
        nickname: string().trim().required(t('forms:required')).min(nicknameLength.least, t('forms:correct')),
      }),
    send: ({ nickname }) => send('changeNickname', { nickname: typedField('nickname', nickname) }),
    onDone: () => {
      profile.reload();
      member.reload();
      onClose();
    },
  });
  return (
    <Modal title={t('profile.nickname')} onClose={onClose} closeLabel={t('common:close')}>
      <Form ref={form} onSubmit={onSubmit} label={t('profile.nickname')}>
        <Field
          {...text('nickname')}
          label={t('profile.newNickname')}
          placeholder={profile.value?.nickname}
          helper={t('profile.nicknameText')}
          maxLength={nicknameLength.most}
          autoComplete="nickname"
        />
        <FormRefusal failure={failure} />
        <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
          {t('profile.save')}
        </Button>
      </Form>
    </Modal>
  );
}
