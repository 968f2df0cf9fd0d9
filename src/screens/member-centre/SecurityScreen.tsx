import { SecurityPage } from '@/features/security/SecurityPage';
import { LazyComponent } from '@/ui/media/LazyComponent';

const saferPlay = async () =>
  (await import(/* webpackChunkName: "safer-play" */ '@/features/safer-play/SaferPlaySummary'))
    .SaferPlaySummary;

/** The security page, with the safer-play summary (SAFE-06). */
export function SecurityScreen() {
  return <SecurityPage saferPlay={<LazyComponent load={saferPlay} props={{}} />} />;
}
