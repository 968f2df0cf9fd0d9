import { DepositPage } from '@/features/deposit/DepositPage';
import { LazyComponent } from '@/ui/media/LazyComponent';

const limitPrompt = async () =>
  (await import(/* webpackChunkName: "safer-play" */ '@/features/safer-play/LimitPrompt')).LimitPrompt;

/** The deposit page with the limit prompt, which asks once, at the first deposit (SAFE-01). */
export function DepositScreen() {
  return (
    <DepositPage
      limitPrompt={(onSettled) => (
        <LazyComponent load={limitPrompt} props={{ onSettled }} onFailed={onSettled} />
      )}
    />
  );
}
