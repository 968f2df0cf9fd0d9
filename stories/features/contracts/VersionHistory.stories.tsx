import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { VersionHistory } from '@/features/contracts/VersionHistory';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: VersionHistory,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: {
    kind: 'daily',
    running: fixtures.versions.daily,
    versions: [fixtures.versions.dailyOffer, fixtures.versions.daily, fixtures.versions.rejected],
  },
} satisfies Meta<typeof VersionHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { tags: ['phone'] };
export const Compared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'So với hiện tại: Bản 1' }));
    await canvas.findByRole('table', { name: 'Bản 1' });
  },
};
