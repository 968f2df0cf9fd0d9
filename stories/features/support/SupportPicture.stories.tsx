import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SupportPicture } from '@/features/support/SupportPicture';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportPicture,
  ...inScenario,
  args: { id: 'c0ffee00-0000-7000-8000-000000000001', text: 'bien-lai.png' },
  parameters: { scenario: { role: 'member' }, requirements: ['INFO-03'] },
} satisfies Meta<typeof SupportPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
/** In full size, above the chat. */
export const Looked: Story = {
  play: async ({ canvas, userEvent }) => {
    const look = await canvas.findByRole('button', { name: 'Xem ảnh bien-lai.png' });
    await waitFor(() => expect(look).toBeEnabled());
    await userEvent.click(look);
    const large = within(await screen.findByRole('dialog', { name: 'bien-lai.png' }));
    await waitFor(() => expect(large.getByRole('img', { name: 'bien-lai.png' })).toBeVisible());
  },
};
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { supportPicture: { message: 'not_found' } } } },
};
