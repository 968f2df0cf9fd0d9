import type { ContractKind } from '#contract/agentContracts';
import type { AgentPageName } from './agentPages';

/** Records of what contracts paid, each with the flag that opens it (AGENT-04). */
export const contractRecords = {
  dividendRecord: { kind: 'dividend', flag: 'divtypeinfo' },
  dailyWages: { kind: 'daily', flag: 'dailysalinfotype' },
  hourlySalary: { kind: 'hourly', flag: 'contracthoursalinfo' },
  realTimeSalary: { kind: 'realTime', flag: 'contractmrdailysalinfotype' },
} as const satisfies Partial<Record<AgentPageName, { kind: ContractKind; flag: string }>>;

export type ContractRecordName = keyof typeof contractRecords;

export const isContractRecord = (page: AgentPageName): page is ContractRecordName =>
  Object.hasOwn(contractRecords, page);
