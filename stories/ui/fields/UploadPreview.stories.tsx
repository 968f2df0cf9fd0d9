import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { UploadPreview } from '@/ui/fields/UploadPreview';
import { UploadRoot, uploadClasses } from '@/ui/fields/UploadRoot';
import { onePicture } from '@/testing/scenario/onePicture';

const file = { id: '1', name: 'bien-lai.png', picture: onePicture } as const;

const meta = {
  component: UploadPreview,
  decorators: [
    (Story) => (
      <UploadRoot ownerState={{}}>
        <ul className={uploadClasses.list}>
          <Story />
        </ul>
      </UploadRoot>
    ),
  ],
  args: {
    file: { ...file, state: 'done' },
    removeLabel: 'Bỏ bien-lai.png',
    sendingLabel: 'Đang gửi bien-lai.png',
    onRemove: fn(),
  },
} satisfies Meta<typeof UploadPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bỏ bien-lai.png' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const OnItsWay: Story = { args: { file: { ...file, state: 'uploading', share: 0.4 } } };
export const Refused: Story = { args: { file: { ...file, state: 'refused', reason: 'Ảnh lớn hơn 5 MB' } } };
