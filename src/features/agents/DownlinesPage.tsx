import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import { CentrePage } from '@/ui/layout/CentrePage';
import { DownlineList } from './DownlineList';
import { DownlineTree } from './DownlineTree';
import { ChipLinks } from '@/ui/actions/ChipLinks';

const MEMBER = 'member';
const self = 'self';

/** The agent's line as a list that can be searched, and as a tree, level by level (AGENT-02). */
export function DownlinesPage() {
  const { t } = useTranslation('agents');
  const address = useAgentAddress();
  const [query] = useSearchParams();
  const member = query.get(MEMBER);
  return (
    <CentrePage lead={t('downlines.lead')}>
      <ChipLinks
        label={t('downlines.view')}
        links={[
          { href: address('downlineManagmentView'), label: t('downlines.list'), current: member === null },
          {
            href: address('downlineManagmentView', { member: self }),
            label: t('downlines.tree'),
            current: member !== null,
          },
        ]}
      />
      {member === null ? (
        <DownlineList />
      ) : (
        <DownlineTree key={member} memberId={member === self ? undefined : member} />
      )}
    </CentrePage>
  );
}
