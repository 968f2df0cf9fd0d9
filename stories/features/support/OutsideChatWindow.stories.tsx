import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, waitFor } from 'storybook/test';
import { OutsideChatWindow } from '@/features/support/OutsideChatWindow';
import { inScenario } from '../../inScenario';

const meta = {
  component: OutsideChatWindow,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { scenario: { role: 'member' }, requirements: ['PORT-01'] },
} satisfies Meta<typeof OutsideChatWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No provider answers in a story: the chat is still loading. */
export const Loading: Story = { tags: ['phone'] };
/** The document of the provider says that its script did not come. */
export const Failed: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async () => {
    const frame = await screen.findByTitle<HTMLIFrameElement>('Hỗ trợ trực tuyến');
    // The page listens once it is mounted; hearing it twice changes nothing.
    await waitFor(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          source: frame.contentWindow,
          origin: 'null',
          data: { kind: 'failed' },
        }),
      );
      void screen.getByRole('alert');
    });
  },
};
