import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { textSize } from '#theme/textSize';
import { agentPages, type AgentPageGroup, type AgentPageName } from '@/config/agentPages';
import { contractRecords, isContractRecord } from '@/config/contractRecords';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import { useConsolidated } from '@/data/session/useConsolidated';
import type { CentreGroup } from '@/ui/layout/CentreMenu';
import { agentPageIcons } from './agentPageIcons';

const groupNames = ['team', 'reports', 'contracts'] as const satisfies readonly AgentPageGroup[];

const requests = ['divtypereq', 'dailysalreqtype', 'contracthoursalreq', 'realtimesalreqtype'] as const;

/** Kinds of contracts of which something waits for the agent's answer. */
const requestsOf = (flags: Value<'fundsConsolidated'>): number =>
  requests.filter((name) => flags[name] !== 'none').length;

/** The agent centre's menu: its pages in their groups. */
export const useAgentGroups = (current: AgentPageName): readonly CentreGroup[] => {
  const { t } = useTranslation('agents');
  const address = useAgentAddress();
  const flags = useConsolidated().value;
  const count = flags ? requestsOf(flags) : 0;
  /** A record stands in the menu with its contract alone (AGENT-04). */
  const isShown = (name: AgentPageName): boolean =>
    !isContractRecord(name) || (flags !== undefined && flags[contractRecords[name].flag] !== 'none');
  return groupNames
    .map((id) => ({
      id,
      label: t(`group.${id}`),
      items: agentPages
        .filter(
          ({ name, group }: { name: AgentPageName; group: AgentPageGroup }) => group === id && isShown(name),
        )
        .map(({ name }) => ({
          id: name,
          label: t(`page.${name}`),
          href: address(name),
          icon: createElement(agentPageIcons[name], { fontSize: textSize.subtitle }),
          current: name === current,
          ...(name === 'contracts' &&
            count > 0 && { badge: { count, label: t('waitingContracts', { count }) } }),
        })),
    }))
    .filter(({ items }) => items.length > 0);
};
