import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { StepHeading } from '@/ui/typography/StepHeading';
import { Steps } from '@/ui/data-display/Steps';

const meta = { component: Steps, args: { at: 'form', children: undefined } } satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NextHasTheFocus: Story = {
  render: function TwoSteps() {
    const [at, setAt] = useState('form');
    return (
      <Steps at={at}>
        <StepHeading key={at}>{at === 'form' ? 'Số tiền' : 'Thanh toán'}</StepHeading>
        <Button key={`${at}-go`} onClick={() => setAt(at === 'form' ? 'pay' : 'form')}>
          {at === 'form' ? 'Tiếp tục' : 'Quay lại'}
        </Button>
      </Steps>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Số tiền' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
    await expect(canvas.getByRole('heading', { name: 'Thanh toán' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Quay lại' }));
    await expect(canvas.getByRole('heading', { name: 'Số tiền' })).toHaveFocus();
  },
};
