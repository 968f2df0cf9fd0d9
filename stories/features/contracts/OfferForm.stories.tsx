import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OfferForm } from '@/features/contracts/OfferForm';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: OfferForm,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: { kind: 'daily', own: fixtures.versions.dailyOffer, onDone: fn() },
} satisfies Meta<typeof OfferForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const type = async (canvas: Canvas, label: RegExp, text: string) =>
  userEvent.type(await canvas.findByLabelText(label), text);
const fillIn = async (canvas: Canvas, rate: string) => {
  await type(canvas, /^Tài khoản/, 'hoanglong_sg');
  await type(canvas, /^Tiền cược mỗi ngày/, '30000000');
  await type(canvas, /^Thành viên/, '8');
  await type(canvas, /^Tỷ lệ/, rate);
};

export const Empty: Story = { tags: ['brand-matrix', 'phone'] };
export const Dividend: Story = { args: { kind: 'dividend', own: fixtures.versions.dividend } };
/** Told as it is typed, before anything is sent. */
export const AboveOnesOwn: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, '0,9');
    await canvas.findByText('Tỷ lệ của bạn ở đây là 0,8%');
  },
};
export const TiersOutOfOrder: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, '0,7');
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm bậc' }));
    const second = async (label: RegExp, text: string) => {
      const field = canvas.getAllByLabelText(label)[1];
      if (field) await userEvent.type(field, text);
    };
    await second(/^Tiền cược mỗi ngày/, '40000000');
    await second(/^Thành viên/, '9');
    await second(/^Tỷ lệ/, '0,5');
    await canvas.findByText('Không thấp hơn bậc trước');
  },
};
export const Tried: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await fillIn(canvas, '0,7');
    await userEvent.click(canvas.getByRole('button', { name: 'Thử với kết quả đã qua' }));
    await canvas.findByText(/mức này sẽ trả/);
  },
};
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas, '0,7');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đề nghị' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('hoanglong_sg'));
  },
};
/** The gateway has the last word; what was typed stays. */
export const Refused: Story = {
  parameters: {
    scenario: { role: 'agent', refusals: { dailySalaryContract: { message: 'contract_offer_waiting' } } },
  },
  play: async ({ canvas, args }) => {
    await fillIn(canvas, '0,7');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đề nghị' }));
    await canvas.findByRole('alert');
    await expect(await canvas.findByLabelText(/^Tài khoản/)).toHaveValue('hoanglong_sg');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
