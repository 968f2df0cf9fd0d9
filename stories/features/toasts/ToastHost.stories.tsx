import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { useSite } from '@/data/session/siteContext';
import { raiseToast } from '@/data/core/toasts';
import { ToastHost } from '@/features/toasts/ToastHost';
import { Button } from '@/ui/actions/Button';
import { inScenario } from '../../inScenario';

function Raise() {
  const site = useSite();
  return <Button onClick={() => raiseToast(site, 'favouriteRefused')}>Raise</Button>;
}

const meta = {
  component: ToastHost,
  ...inScenario,
  render: () => (
    <>
      <Raise />
      <ToastHost />
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const FavouriteRefused: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise' }));
    await waitFor(() => expect(canvas.getByText(/Chưa lưu được yêu thích/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Đóng' }));
    await expect(canvas.queryByText(/Chưa lưu được yêu thích/)).not.toBeInTheDocument();
  },
};
