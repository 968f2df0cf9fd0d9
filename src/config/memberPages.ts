interface MemberPageRow {
  /** Name in the address (spec §2). */
  readonly name: string;
  readonly group: 'money' | 'records' | 'rewards' | 'account';
}

/**
 * The pages of the member centre (spec §2), in the order of its menu.
 *
 * To add a page: its component in `src/features/<feature>/<Name>Page.tsx`, which takes no props and starts with
 * `<CentrePage title=…>`; its row here; its words `page.<name>` in `locales/<language>/centre.json`; its icon in
 * `src/screens/member-centre/memberPageIcons.ts` and the line in `src/app/memberPages.ts` that fetches it, for which
 * the types ask. Whether it stays open during a pause is said in `src/screens/member-centre/isOpenDuringPause.ts`, for which they do
 * not. The centre's menu and addresses follow by themselves (`useCentreAddress()('withdraw')` links to it); the header
 * lists its own in `src/features/member-area/useMemberMenu.tsx`.
 */
export const memberPages = [
  { name: 'depositv2', group: 'money' },
  { name: 'withdraw', group: 'money' },
  { name: 'transferFund', group: 'money' },
  { name: 'transferUpline', group: 'money' },
  { name: 'personalHistoryCopy', group: 'records' },
  { name: 'transactionHistory', group: 'records' },
  { name: 'personalProfit', group: 'records' },
  { name: 'bonusDetails', group: 'rewards' },
  { name: 'rewardCenter', group: 'rewards' },
  { name: 'manualRebate', group: 'rewards' },
  { name: 'missionLeaderboard', group: 'rewards' },
  { name: 'referral', group: 'rewards' },
  { name: 'securityCenter', group: 'account' },
  { name: 'messageV2', group: 'account' },
] as const satisfies readonly MemberPageRow[];

export type MemberPageName = (typeof memberPages)[number]['name'];
export type MemberPageGroup = MemberPageRow['group'];

/** Whether the address names a page of the centre. */
export const isMemberPage = (page: string | null): page is MemberPageName =>
  memberPages.some(({ name }) => name === page);
