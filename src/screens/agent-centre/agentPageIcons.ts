import type { ComponentType } from 'react';
import type { AgentPageName } from '@/config/agentPages';
import {
  ChartBarIcon,
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
  UserPlusIcon,
  UsersIcon,
} from '@/ui/media/icons';

/** The icon of each page in the agent centre's menu. */
export const agentPageIcons = {
  agentTeamOverview: ChartBarIcon,
  agentAnnouncement: EnvelopeSimpleIcon,
  registerCenter: UserPlusIcon,
  downlineManagmentView: UsersIcon,
  openAccount: IdentificationCardIcon,
} as const satisfies Record<AgentPageName, ComponentType<{ fontSize?: number }>>;
