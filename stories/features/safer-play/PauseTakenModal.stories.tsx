import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState, type ReactNode } from 'react';
import { keepTakenPause } from '@/data/session/pauseTaken';
import { useSite } from '@/data/session/siteContext';
import type { Pause } from '@/data/resources/useSaferPlay';
import { PauseTakenModal } from '@/features/safer-play/PauseTakenModal';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

function Taken({ pause, children }: { pause: Pause; children: ReactNode }) {
  const { session } = useSite();
  useState(() => keepTakenPause(session, pause));
  return children;
}

const meta = {
  component: PauseTakenModal,
  ...inScenario,
  parameters: { scenario: { role: 'guest' }, requirements: ['SAFE-03'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof PauseTakenModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelfExclusion: Story = {
  tags: ['brand-matrix', 'phone'],
  render: (args) => (
    <Taken pause={given.excluded}>
      <PauseTakenModal {...args} />
    </Taken>
  ),
};
export const WithoutAnEnd: Story = {
  render: (args) => (
    <Taken pause={given.endless}>
      <PauseTakenModal {...args} />
    </Taken>
  ),
};
