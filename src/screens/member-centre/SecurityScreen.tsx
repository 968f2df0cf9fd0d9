import { SecurityPage } from '@/features/security/SecurityPage';
import { LazyComponent } from '@/ui/media/LazyComponent';

const saferPlay = async () =>
  (await import(/* webpackChunkName: "safer-play" */ '@/features/safer-play/SaferPlayShort')).SaferPlayShort;

/** The security page, with what bounds play beside what protects the account (SAFE-06). */
export function SecurityScreen() {
  return <SecurityPage saferPlay={<LazyComponent load={saferPlay} props={{}} />} />;
}
