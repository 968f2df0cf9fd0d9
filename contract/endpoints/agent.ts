import type { Endpoint } from '../endpoint.ts';

const agent = { module: 'AGENT', token: true, encrypted: false, role: 'agent', owner: 'line' } as const;

export const agentEndpoints = {
  affiliate: {
    ...agent,
    method: 'POST',
    path: '/wps/agent/affiliate',
    token: false,
    role: 'anyone',
    owner: 'none',
  },
  fundsConsolidated: {
    ...agent,
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    role: 'member',
    owner: 'self',
  },
  dividendContract: { ...agent, method: 'POST', path: '/wps/agent/contract/dividend', chosen: true },
  dailySalaryContract: { ...agent, method: 'POST', path: '/wps/agent/contract/dailySalary', chosen: true },
  hourlySalaryContract: { ...agent, method: 'POST', path: '/wps/agent/contract/hourlySalary', chosen: true },
  realTimeSalaryContract: {
    ...agent,
    method: 'POST',
    path: '/wps/agent/contract/realTimeSalary',
    chosen: true,
  },
} as const satisfies Record<string, Endpoint>;
