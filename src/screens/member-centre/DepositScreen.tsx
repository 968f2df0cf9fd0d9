import { DepositPage } from '@/features/deposit/DepositPage';
import { Later } from '@/ui/media/Later';

const limitPrompt = async () =>
  (await import(/* webpackChunkName: "safer-play" */ '@/features/safer-play/LimitPrompt')).LimitPrompt;

/** The deposit page, which asks once, at the first deposit, whether the member wants limits (SAFE-01). */
export function DepositScreen() {
  return <DepositPage limitPrompt={<Later load={limitPrompt} props={{}} />} />;
}
