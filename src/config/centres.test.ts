import { agentPageOf } from './agentPageOf';
import { withAgentCentre, withMemberCentre, withoutCentre } from './centres';
import { memberPageOf } from './memberPageOf';
import { isMemberPage, memberPages } from './memberPages';

test('MEM-01 the centre opens with the security centre, over a page whose address stays', () => {
  expect(withMemberCentre('?vassalage=V1')).toBe('?vassalage=V1&centre=member&page=securityCenter');
  expect(memberPageOf('?centre=member')).toBe('securityCenter');
});

test('MEM-01 an address that names no page, or one that is not there, shows the first page', () => {
  expect(memberPageOf('?centre=member&page=constructor')).toBe('securityCenter');
  expect(memberPageOf('?centre=agent&page=securityCenter')).toBeUndefined();
  expect(memberPageOf('?page=securityCenter')).toBeUndefined();
});

test('MEM-03 the transfer is opened for a wallet, and its name leaves the address with the centre', () => {
  const search = withMemberCentre('?match=M1', 'transferFund', 'BTI');
  expect(search).toBe('?match=M1&centre=member&page=transferFund&wallet=BTI');
  expect(withoutCentre(search)).toBe('?match=M1');
});

test('MEM-01 taken out of the address, the centre leaves the rest of it', () => {
  expect(withoutCentre('?vassalage=V1&centre=member&page=withdraw')).toBe('?vassalage=V1');
  expect(withoutCentre('?centre=member&page=withdraw')).toBe('');
});

test('MEM-01 the centre has the fourteen pages of the specification', () => {
  expect(memberPages.map(({ name }) => name).sort()).toEqual(
    [
      'securityCenter',
      'transferFund',
      'depositv2',
      'withdraw',
      'transferUpline',
      'personalHistoryCopy',
      'transactionHistory',
      'personalProfit',
      'bonusDetails',
      'rewardCenter',
      'referral',
      'missionLeaderboard',
      'messageV2',
      'manualRebate',
    ].sort(),
  );
  expect(isMemberPage('securityCenter')).toBe(true);
  expect(isMemberPage('toString')).toBe(false);
});

test('AGENT-01 the agent centre opens with the team overview, over a page whose address stays', () => {
  expect(withAgentCentre('?match=M1')).toBe('?match=M1&centre=agent&page=agentTeamOverview');
  expect(agentPageOf('?centre=agent')).toBe('agentTeamOverview');
  expect(agentPageOf('?centre=agent&page=constructor')).toBe('agentTeamOverview');
  expect(agentPageOf('?centre=member&page=agentTeamOverview')).toBeUndefined();
});

test('AGENT-01 one centre takes the place of the other, with what it was narrowed to', () => {
  const narrowed = withAgentCentre('?centre=member&page=transferFund&wallet=BTI', 'downlineManagmentView', {
    member: 'A1',
  });
  expect(narrowed).toBe('?centre=agent&page=downlineManagmentView&member=A1');
  expect(withoutCentre(narrowed)).toBe('');
});
