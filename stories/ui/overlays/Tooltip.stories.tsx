import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { Tooltip } from '@/ui/overlays/Tooltip';

const meta = {
  component: Tooltip,
  args: { text: 'Tổng số tiền cược, không phải cược yêu cầu', children: <Button>Tổng cược</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Held open for its picture: one that the keyboard has opened may close at any time. */
export const HeldOpen: Story = { tags: ['brand-matrix', 'picture'], args: { open: true } };

export const Shown: Story = {
  tags: ['brand-matrix'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      'Tổng số tiền cược, không phải cược yêu cầu',
    );
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
