import { useContractPopup } from '@/features/contracts/useContractPopup';

/** Watches for contracts that wait for the member's answer; renders nothing itself (MOD-09). */
export function ContractPopup() {
  useContractPopup();
  return null;
}
