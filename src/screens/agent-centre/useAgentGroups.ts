import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textSize } from '#theme/textSize';
import { agentPages, type AgentPageGroup, type AgentPageName } from '@/config/agentPages';
import { useAgentAddress } from '@/data/session/useAgentAddress';
import type { CentreGroup } from '@/ui/layout/CentreMenu';
import { agentPageIcons } from './agentPageIcons';

const groupNames = ['team', 'reports'] as const satisfies readonly AgentPageGroup[];

/** The agent centre's menu: its pages in their groups. */
export const useAgentGroups = (current: AgentPageName): readonly CentreGroup[] => {
  const { t } = useTranslation('agents');
  const address = useAgentAddress();
  return groupNames
    .map((id) => ({
      id,
      label: t(`group.${id}`),
      items: agentPages
        .filter(({ group }: { group: AgentPageGroup }) => group === id)
        .map(({ name }) => ({
          id: name,
          label: t(`page.${name}`),
          href: address(name),
          icon: createElement(agentPageIcons[name], { fontSize: textSize.subtitle }),
          current: name === current,
        })),
    }))
    .filter(({ items }) => items.length > 0);
};
