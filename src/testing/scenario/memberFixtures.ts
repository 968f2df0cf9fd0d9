import type { Value } from '#contract/wireTypes';
import { ago } from './units';

export const profile: Value<'memberProfile'> = {
  account: 'minhanh92',
  nickname: 'Minh Ánh',
  joinedAt: ago(12_000),
  mobile: '*** *** 678',
  email: null,
  payeeName: 'N*** T*** M*** Ánh',
  loginPassword: 'set',
  hasWithdrawPassword: true,
};

/** A member without a password, who logged in by a code or a social account. */
export const withoutPassword: Value<'memberProfile'> = {
  ...profile,
  loginPassword: 'missing',
  hasWithdrawPassword: false,
};

export const loginHistory: Value<'loginHistory'> = {
  list: ['Windows NT 10.0) Chrome/156.0', 'Linux; Android 16) Chrome/156.0', 'curl'].map((agent, index) => ({
    id: `l${index}`,
    at: ago(index * 30 + 1),
    ip: index === 1 ? '2001:db8:85a3:8d3:1319:8a2e:370:7348' : '203.0.113.24',
    agent,
  })),
};

export const bankAccounts: Value<'bankAccounts'> = {
  list: [
    {
      id: 'b0',
      kind: 'bank',
      bankName: 'Ngân hàng Sông Hồng',
      number: '•••• 4821',
      ownerName: 'NGUYEN THI MINH ANH',
      usableAt: ago(400),
    },
    {
      id: 'b1',
      kind: 'bank',
      bankName: 'Ngân hàng TMCP Đông Hải Trường Sơn',
      number: '•••• 0917',
      ownerName: 'NGUYEN THI MINH ANH',
      usableAt: ago(-20),
    },
    {
      id: 'b2',
      kind: 'crypto',
      bankName: 'USDT TRC20',
      number: '•••• Lj6t',
      ownerName: '',
      usableAt: ago(400),
    },
  ],
  banks: ['Ngân hàng Sông Hồng', 'Ngân hàng TMCP Đông Hải Trường Sơn'],
  networks: ['USDT TRC20', 'USDT ERC20'],
  most: 5,
  coolingHours: 24,
};
