import { LoginFormView } from './LoginFormView';
import { useLoginForm } from './useLoginForm';

export function LoginForm({ onDone }: { onDone: () => void }) {
  const { form, ...view } = useLoginForm(onDone);
  return <LoginFormView {...view} ref={form} />;
}
