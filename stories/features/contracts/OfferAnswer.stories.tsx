import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { OfferAnswer } from '@/features/contracts/OfferAnswer';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferAnswer,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05', 'AGENT-06'] },
  args: {
    contract: fixtures.offered,
    offer: fixtures.versions.dailyOffer,
    onDone: fn(),
    onLater: fn(),
  },
} satisfies Meta<typeof OfferAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waits: Story = { tags: ['brand-matrix', 'phone'] };
export const FirstContract: Story = { args: { contract: fixtures.firstOffer } };
export const Waiting: Story = {
  parameters: { scenario: { role: 'agent', waits: ['contractPreview'] } },
};
/** Nothing is signed before it was read. */
export const NotRead: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ký hợp đồng' }));
    await waitFor(async () => expect(await canvas.findByRole('checkbox')).toBeInvalid());
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Signed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ký hợp đồng' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
/** Meanwhile somebody else's contract began: the list is read again before anything is signed. */
export const ListHasChanged: Story = {
  parameters: {
    scenario: {
      role: 'agent',
      refusals: { dailySalaryContract: { message: 'contract_ends_changed', value: fixtures.noEnds } },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Ký hợp đồng' }));
    await canvas.findByText(/đọc lại danh sách/);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Rejecting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Từ chối' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Từ chối' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
