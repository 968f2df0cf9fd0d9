import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaferPlayModal } from '@/features/safer-play/SaferPlayModal';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: SaferPlayModal,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-12', 'SAFE-01', 'SAFE-06'] },
  args: { onClose: () => undefined },
} satisfies Meta<typeof SaferPlayModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Excluded: Story = {
  parameters: {
    scenario: { role: 'member', answers: { saferPlay: { ...given.saferPlay, pause: given.excluded } } },
  },
};
export const Guest: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'guest' } },
};
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Agent: Story = { parameters: { scenario: { role: 'agent' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['saferPlay'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { saferPlay: { message: 'try_again' } } } },
};
