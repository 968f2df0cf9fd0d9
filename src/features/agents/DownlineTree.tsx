import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useDownlineTree } from '@/data/resources/useAgentTeam';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { ChipLinks } from '@/ui/actions/ChipLinks';
import { Inline } from '@/ui/layout/Inline';
import { DownlineRebates } from './DownlineRebates';
import { DownlineTable } from './DownlineTable';

/** One member of the line with its direct downlines, and the way down to it. */
export function DownlineTree({ memberId }: { memberId: string | undefined }) {
  const { t } = useTranslation('agents');
  const address = useAgentAddress();
  const memberAddress = useCentreAddress();
  const [page, setPage] = useHistoryState('downline tree page', 1);
  const tree = useDownlineTree({
    pageNo: String(page),
    pageSize: String(limits.recordsPerPage),
    ...(memberId !== undefined && { memberId }),
  });
  return (
    <Loaded of={tree} skeleton={<DownlineTable members={undefined} />}>
      {({ path, node, list, totalPages }) => (
        <>
          <ChipLinks
            label={t('downlines.path')}
            links={path.map(({ id, account }) => ({
              href: address('downlineManagmentView', { member: id }),
              label: account,
              current: id === node.id,
            }))}
          />
          {node.level > 0 && (
            <>
              {node.state === 'active' && (
                <Inline spacing={2.5}>
                  <Button
                    href={`${memberAddress('transferUpline')}&account=${encodeURIComponent(node.account)}`}
                  >
                    {t('downlines.transfer', { account: node.account })}
                  </Button>
                </Inline>
              )}
              <DownlineRebates key={node.id} account={node.account} />
            </>
          )}
          <DownlineTable members={list} page={{ page, count: totalPages, onChange: setPage }} />
        </>
      )}
    </Loaded>
  );
}
