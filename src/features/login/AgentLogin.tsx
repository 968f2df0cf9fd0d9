import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

/** The agents' log-in form on a page of its own. */
export function AgentLogin() {
  return <LoginForm place="agent" onDone={useAfterLogin('agent')} />;
}
