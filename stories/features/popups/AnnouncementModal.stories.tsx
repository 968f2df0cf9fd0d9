import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { AnnouncementModal } from '@/features/popups/AnnouncementModal';
import { expectCloseClear } from '../../expectNoOverlap';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: AnnouncementModal,
  ...inScenario,
  parameters: { requirements: ['MOD-02', 'MOD-03'] },
  args: { item: undefined, onClose: () => undefined },
} satisfies Meta<typeof AnnouncementModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Lì xì cuối tuần đến 131K' });
    await waitFor(() => expect(title).toBeVisible());
    await expectCloseClear(screen.getByRole('dialog'));
  },
};
export const Member: Story = { parameters: { scenario: { role: 'member' } } };
export const NothingThere: Story = { parameters: { scenario: { data: 'empty' } } };
